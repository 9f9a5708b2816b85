import { useCopy } from '../../src/primitives/CopyButton/use-copy.ts'

const results = { idle: '', copied: 'Copied', refused: 'The browser did not allow copying.' }

/** A name that a press copies, so that it can be copied without a pointer. The result is announced. */
export function CopyName({ name }: { name: string }) {
  const { state, copy } = useCopy()
  return (
    <>
      <button type="button" className="copy-name" aria-label={`Copy ${name}`} onClick={() => copy(name)}>
        <code>{name}</code>
      </button>
      <span role="status" className="copy-result">
        {results[state]}
      </span>
    </>
  )
}
