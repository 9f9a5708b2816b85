import { breakpoints, media } from '../../src/theme/media.ts'
import { CopyName } from './CopyName.tsx'

/** The window widths and the media queries, with the names to copy. */
export const Breakpoints = () => (
  <>
    <Names head="Breakpoint" of="breakpoints" values={breakpoints} />
    <Names head="Media query" of="media" values={media} />
  </>
)

type NamesProps = { head: string; of: string; values: Readonly<Record<string, string | number>> }

const Names = ({ head, of, values }: NamesProps) => (
  <table>
    <thead>
      <tr>
        <th>{head}</th>
        <th>Value</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(values).map(([name, value]) => (
        <tr key={name}>
          <td>
            <CopyName name={`${of}.${name}`} />
          </td>
          <td>{typeof value === 'number' ? `${value}px` : value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
