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
    --_good: var(--lesson-good, light-dark(#1d6b33, #7fd196));
    --_bad: var(--lesson-bad, light-dark(#a02020, #ff9d94));
    font:
      1rem/1.5 system-ui,
      sans-serif;
    color: var(--_ink);
    background: var(--lesson-page, light-dark(#ffffff, #16191d));
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
    box-sizing: border-box;
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
    overflow-wrap: anywhere;
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
  .fields,
  .figures {
    display: grid;
    gap: 0.5rem;
    margin-block-end: 0.5rem;
  }
  .fields {
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    align-items: end;
  }
  .figures {
    grid-template-columns: repeat(auto-fill, minmax(min(8rem, 45%), 1fr));
  }
  .choice > select,
  .choice > input {
    width: 100%;
    min-width: 0;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    font-size: 0.9rem;
    min-height: 2.25rem;
  }
  .check > input {
    min-height: 0;
    flex: none;
  }
  .buttons {
    margin-block-end: 0.5rem;
  }
  .chief {
    border-color: var(--_accent);
    font-weight: 600;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: end;
    margin-block-end: 0.5rem;
  }
  details {
    margin-block-end: 0.5rem;
  }
  summary {
    cursor: pointer;
    min-height: 1.75rem;
  }
  .ruling,
  .evidence,
  .turn {
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--_line);
  }
  .verdict.is-good {
    color: var(--_good);
  }
  .verdict.is-bad {
    color: var(--_bad);
  }
  .follows {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0.2rem 0.8rem;
    margin: 0 0 0.5rem;
    align-items: center;
  }
  dt {
    color: var(--_quiet);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .attested,
  .more,
  .ply-number,
  figcaption {
    color: var(--_quiet);
    font-size: 0.9rem;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.9rem;
  }
  caption {
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    padding: 0.25rem 0.4rem;
    text-align: start;
    vertical-align: top;
    border-block-start: 1px solid var(--_line);
  }
  th {
    white-space: nowrap;
  }
  td {
    overflow-wrap: anywhere;
  }
  tr.is-chosen {
    box-shadow: inset 3px 0 var(--_accent);
  }
  .small {
    margin: 0;
    min-width: 0;
  }
  .squares {
    display: grid;
    grid-template-columns: repeat(8, 1fr);
    aspect-ratio: 1;
    container-type: inline-size;
    border: 1px solid var(--_line);
    forced-color-adjust: none;
  }
  .squares > span {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    line-height: 1;
    font-size: 11cqi;
    overflow: hidden;
  }
  .squares > .light {
    background: #f0e4cf;
  }
  .squares > .dark {
    background: #b58a63;
  }
  .squares > .marked {
    box-shadow: inset 0 0 0 0.6cqi #c01818;
    background: #f3a49b;
  }
  .tool.white,
  .squares > .white {
    color: #fff;
    -webkit-text-stroke: 0.5cqi #222;
    paint-order: stroke fill;
  }
  .tool.black,
  .squares > .black {
    color: #111;
  }
  .tool.king::before,
  .squares > .king::before {
    content: '\265A\FE0E';
  }
  .tool.queen::before,
  .squares > .queen::before {
    content: '\265B\FE0E';
  }
  .tool.rook::before,
  .squares > .rook::before {
    content: '\265C\FE0E';
  }
  .tool.bishop::before,
  .squares > .bishop::before {
    content: '\265D\FE0E';
  }
  .tool.knight::before,
  .squares > .knight::before {
    content: '\265E\FE0E';
  }
  .tool.pawn::before,
  .squares > .pawn::before {
    content: '\265F\FE0E';
  }
  .clock {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    padding: 0.3rem 0.6rem;
    margin-block: 0.3rem;
    border: 1px solid var(--_line);
    border-radius: 0.4rem;
    background: var(--_ground);
  }
  .clock.is-running {
    border-color: var(--_accent);
    box-shadow: inset 3px 0 var(--_accent);
  }
  .clock.is-fallen {
    border-color: var(--_bad);
  }
  .flag {
    color: var(--_bad);
  }
  .time {
    font-size: 1.4rem;
    font-variant-numeric: tabular-nums;
  }
  .clock-set {
    margin: 0 0 0 auto;
    flex-wrap: nowrap;
  }
  .clock-set > input {
    width: 5rem;
  }
`;
