/**
 * How do the record and the tools around it look: the sheet of moves, texts that come in and go out,
 * the men that lie ready to be set up?
 *
 * The colours are those of style.ts.
 */

const css = String.raw;

export const RECORD_STYLE = css`
  .heading:empty {
    display: none;
  }
  .sheet {
    max-height: 24rem;
    overflow: auto;
    overflow-wrap: anywhere;
    margin-block-end: 0.5rem;
    padding: 0.3rem;
    border: 1px solid var(--_line);
    border-radius: 0.4rem;
  }
  .row {
    contain: layout style;
  }
  .row > .comment {
    margin: 0.1rem 0 0.2rem;
  }
  .variation {
    margin-inline-start: 0.6rem;
    padding-inline-start: 0.5rem;
    border-inline-start: 2px solid var(--_line);
  }
  .move {
    min-height: 1.6rem;
    padding: 0 0.3rem;
    border-color: transparent;
    border-radius: 0.3rem;
    background: none;
  }
  .row > .move {
    font-weight: 600;
  }
  .move[aria-current] {
    color: var(--_ground);
    background: var(--_accent);
  }
  .number,
  .data,
  .quiet-note {
    color: var(--_quiet);
    font-size: 0.9rem;
  }
  .wide > .choice,
  .note-form > .choice {
    flex: 1 1 100%;
  }
  textarea {
    width: 100%;
    resize: vertical;
  }
  .given {
    font-family: ui-monospace, monospace;
    font-size: 0.85rem;
    width: 100%;
  }
  .report > *,
  .reading > *,
  .hand-out > *,
  .judged > * {
    margin-block: 0 0.5rem;
  }
  .report:not(:empty) {
    margin-block: 0.75rem;
    padding-block: 0.5rem;
    border-block: 1px solid var(--_line);
  }
  .problems-found > li {
    overflow-wrap: anywhere;
  }
  .is-error > strong {
    color: var(--_bad);
  }
  .palette {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0.25rem;
    max-width: 24rem;
    margin-block-end: 0.75rem;
  }
  .tool {
    aspect-ratio: 1;
    min-width: 0;
    padding: 0;
    display: grid;
    place-items: center;
    font-size: 1.6rem;
    line-height: 1;
    background: #cfae86;
    forced-color-adjust: none;
  }
  .tool.white {
    -webkit-text-stroke-width: 1.5px;
  }
  .tool[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow:
      inset 0 0 0 2px var(--_accent),
      inset 0 0 0 4px #fff;
  }
  .hand-tool,
  .eraser {
    color: #111;
    background: #e4e0d8;
  }
  .hand-tool::before {
    content: '✥';
  }
  .eraser::before {
    content: '✕';
  }
`;
