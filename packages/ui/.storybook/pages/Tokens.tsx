import type { CSSProperties } from 'react'
import { dark as darkScheme } from '../../src/theme/dark.ts'
import { light } from '../../src/theme/light.ts'
import { CopyName } from './CopyName.tsx'
import { type TokenGroup, tokenRows } from './token-rows.ts'

/** A table of the tokens of one group, with the names to copy. */
export function Tokens({ of }: { of: TokenGroup }) {
  const rows = tokenRows(of)
  const themed = rows.some(({ dark }) => dark !== null)
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>CSS variable</th>
          <th>{themed ? 'Light' : 'Value'}</th>
          {themed && <th>Dark</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, variable, value, dark }) => (
          <tr key={name}>
            <td>
              <CopyName name={name} />
            </td>
            <td>
              <CopyName name={variable} />
            </td>
            <Value of={of} value={value} background={light.color.bg.canvas} />
            {dark !== null && <Value of={of} value={dark} background={darkScheme.color.bg.canvas} />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Value = ({ of, value, background }: { of: TokenGroup; value: string; background: string }) => {
  const style = samples[of]?.(value)
  return (
    <td>
      {style && (
        <span style={{ display: 'inline-block', padding: 8, background }}>
          <span style={{ display: 'block', ...style }}>
            {of === 'text' || of === 'weight' ? 'Kororā' : ''}
          </span>
        </span>
      )}
      <div>{value}</div>
    </td>
  )
}

const swatch = (value: string): CSSProperties => ({ width: 40, height: 24, background: value })
const bar = (value: string): CSSProperties => ({
  width: value,
  height: 12,
  background: light.color.accent.solid,
})
const box = { width: 64, height: 40, background: light.color.bg.surface }

/** How a value of a group looks. Groups without an entry show only the value. */
const samples: Partial<Record<TokenGroup, (value: string) => CSSProperties>> = {
  color: swatch,
  tone: swatch,
  tile: swatch,
  space: bar,
  size: bar,
  radius: (value) => ({ ...box, background: light.color.accent.solid, borderRadius: value }),
  shadow: (value) => ({ ...box, boxShadow: value }),
  text: (value) => ({ fontSize: value, lineHeight: 1.25, color: light.color.text.primary }),
  weight: (value) => ({ fontWeight: value, color: light.color.text.primary }),
}
