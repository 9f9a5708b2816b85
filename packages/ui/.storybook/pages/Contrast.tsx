import { contrast, graphicPairs, wordPairs } from '../../src/theme/contrast-pairs.ts'
import { dark } from '../../src/theme/dark.ts'
import { light } from '../../src/theme/light.ts'

const pairsOf = { text: wordPairs, graphics: graphicPairs }

/** The contrast ratios of the pairs that the tests check, in both schemes. */
export function Contrast({ of }: { of: keyof typeof pairsOf }) {
  const darkPairs = pairsOf[of](dark)
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairsOf[of](light).map(([name, front, back], index) => (
          <tr key={name}>
            <td>{name}</td>
            <Ratio front={front} back={back} />
            <Ratio front={darkPairs[index]?.[1] ?? front} back={darkPairs[index]?.[2] ?? back} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Ratio = ({ front, back }: { front: string; back: string }) => (
  <td>
    <span style={{ padding: '4px 8px', color: front, background: back }}>
      {contrast(front, back).toFixed(1)} to 1
    </span>
  </td>
)
