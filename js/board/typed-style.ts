/**
 * How does the field for typed moves look?
 *
 * Part of the style sheet. It takes the page's font and colours; every node is a part.
 */

const css = String.raw;

export const TYPED = css`
  .typed {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.3em 0.5em;
    align-items: end;
    margin-block-start: 0.6em;
  }
  .typed-label {
    display: grid;
    gap: 0.3em;
  }
  .typed-label > span {
    white-space: nowrap;
  }
  .typed-field,
  .typed-button {
    all: revert;
    position: static;
    box-sizing: border-box;
    min-block-size: 2.2em;
    margin: 0;
    padding: 0.2em 0.6em;
    font: inherit;
    touch-action: manipulation;
  }
  .typed-field {
    inline-size: 100%;
    /* Below 16 px a telephone zooms in on a field that gets the focus. */
    font-size: max(16px, 1em);
  }
  .typed-field[aria-invalid] {
    outline: 2px solid var(--_check);
  }
  .typed-field:focus-visible,
  .typed-button:focus-visible {
    /* The colour of the text stands out in every scheme, which the browser's own ring does not. */
    outline: 3px solid currentcolor;
    outline-offset: 1px;
  }
  .typed-message {
    grid-column: 1 / -1;
    margin: 0;
  }
  .typed-message::before {
    content: '⚠ ' / '';
  }
  @media print {
    .typed {
      display: none;
    }
  }
`;
