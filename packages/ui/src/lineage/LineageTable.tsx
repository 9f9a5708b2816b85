import type { LineagePicture } from '@tributary/domain'
import { formatList } from '@tributary/sdk/common'
import { lineageText } from './lineage.messages.ts'
import { fullLabel } from './lineage-words.ts'

/** So many names are listed; more are counted. */
const LISTED = 12

/** The picture on paper: each item with its state and what it leads to. */
export function LineageTable({ picture, label }: { picture: LineagePicture; label: string }) {
  const { step, name, state, leadsTo } = lineageText
  const items = picture.columns.flatMap((column) => column.items)
  const labels = new Map(items.map((item) => [item.key, fullLabel(item)]))
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {[step, name, state, leadsTo].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.key}>
            <td>{lineageText.kinds[item.kind]}</td>
            <th scope="row">{fullLabel(item)}</th>
            <td>{lineageText.states[item.state]}</td>
            <td>{targetsOf(item.key, picture, labels)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function targetsOf(key: string, { joins }: LineagePicture, labels: ReadonlyMap<string, string>): string {
  const names = joins.filter(({ from }) => from === key).map(({ to }) => labels.get(to) ?? '')
  if (names.length <= LISTED) return formatList(names)
  return formatList([...names.slice(0, LISTED), lineageText.more(names.length - LISTED)])
}
