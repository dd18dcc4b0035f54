/**
 * How is the teaching table laid out?
 *
 * The board and what stands below it on one side, the panels on the other; one above the other
 * where there is no room. Sizes follow the width of the element by CSS alone. The colours are
 * variables, light and dark by the page's colour scheme.
 */

const css = String.raw;

export const LESSON_STYLE = css`
  :host {
    display: block;
    container-type: inline-size;
    color-scheme: light dark;
    --_ink: var(--lesson-ink, light-dark(#22262b, #e6e8ea));
    --_quiet: var(--lesson-quiet, light-dark(#565e66, #a9b1b8));
    --_ground: var(--lesson-ground, light-dark(#ffffff, #1d2126));
    --_line: var(--lesson-line, light-dark(#d5d9dd, #3b424a));
    --_accent: var(--lesson-accent, light-dark(#1f5f8b, #8cc4ea));
    --_bad: var(--lesson-bad, light-dark(#a02020, #ff9d94));
    font:
      1rem/1.5 system-ui,
      sans-serif;
    color: var(--_ink);
  }
  :host([hidden]) {
    display: none;
  }
  .table {
    display: grid;
    gap: 1rem;
  }
  @container (min-width: 44rem) {
    .table {
      grid-template-columns: minmax(0, 1.1fr) minmax(18rem, 1fr);
    }
  }
  .main,
  .aside {
    min-width: 0;
  }
  .walk,
  .tabs,
  .buttons,
  .conditions > .conditions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .walk {
    margin-block-start: 0.5rem;
    justify-content: center;
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
    background: var(--_ground);
    border: 1px solid var(--_line);
    border-radius: 0.4rem;
    padding: 0.3rem 0.7rem;
    min-height: 2.25rem;
    max-width: 100%;
  }
  button {
    cursor: pointer;
  }
  button:hover {
    border-color: var(--_accent);
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }
  [role='tab'][aria-selected='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 -3px var(--_accent);
  }
  [role='tabpanel'] {
    margin-block: 0.75rem;
    padding: 0.75rem;
    background: var(--_ground);
    border: 1px solid var(--_line);
    border-radius: 0.5rem;
  }
  h3 {
    margin: 0 0 0.3rem;
    font-size: 1rem;
  }
  p,
  ul,
  ol {
    margin: 0 0 0.5rem;
  }
  ul,
  ol {
    padding-inline-start: 1.2rem;
  }
  .castlings,
  .claims,
  .plies {
    list-style: none;
    padding: 0;
  }
  .plies {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .castling {
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--_line);
  }
  .article,
  .how,
  .hint,
  .way {
    color: var(--_quiet);
  }
  .refusal,
  .failure {
    color: var(--_bad);
  }
  .choice {
    display: grid;
    font-size: 0.9rem;
  }
  progress {
    width: 100%;
  }
  .note:empty,
  .course:empty {
    display: none;
  }
  .note {
    color: var(--_bad);
    overflow-wrap: anywhere;
  }
  .course {
    margin-block-end: 0.75rem;
    overflow-wrap: break-word;
  }
  .lesson-head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.3rem 1rem;
  }
  h2,
  h4 {
    margin: 0 0 0.3rem;
    font-size: 1.15rem;
    line-height: 1.3;
  }
  h4 {
    font-size: 1rem;
  }
  .steps {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  [aria-disabled='true'] {
    cursor: default;
    opacity: 0.55;
  }
  .say {
    max-width: 40rem;
  }
  .card {
    margin-block: 0.75rem;
    padding: 0.6rem 0.75rem;
    background: var(--_ground);
    border: 1px solid var(--_line);
    border-inline-start: 4px solid var(--_accent);
    border-radius: 0.4rem;
  }
  .card .buttons {
    margin-block: 0 0.5rem;
  }
  .think,
  .source,
  .progress,
  .problems {
    margin-block: 0 0.25rem;
    font-size: 0.9rem;
    color: var(--_quiet);
  }
  [aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
    opacity: 1;
  }
  .ask {
    border-color: var(--_accent);
    font-weight: 600;
  }
  .verdict {
    font-weight: 600;
  }
  .is-right::before {
    content: '✓ ';
  }
  .is-wrong::before {
    content: '✗ ';
  }
  .replies {
    list-style: none;
    padding: 0;
    margin: 0;
  }
  .reply + .reply {
    margin-block-start: 0.5rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--_line);
  }
  .outcome {
    margin-block-end: 0.2rem;
  }
  .line {
    font-variant-numeric: tabular-nums;
  }
`;
