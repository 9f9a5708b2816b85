import type { Lineage, LineageNode, LineagePath, Remedy } from '@tributary/domain'
import { questionMessages, remedyLabel } from '@tributary/sdk/access'
import { Inline } from '../layout/Inline.tsx'
import { Breakable } from '../primitives/Breakable.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './Lineage.css.ts'
import { lineageText } from './lineage.messages.ts'
import { lineageFacts } from './lineage-facts.ts'
import { lineageName } from './lineage-words.ts'

/** The one action of the selected node. */
export type LineageActions = {
  /** Returns the page of a node, or null if the viewer has none. */
  hrefOf: (node: LineageNode) => string | null
  /** Whether the viewer may carry out remedies. */
  mayChange: boolean
  /** Returns the page that carries out the remedy of a node, or null for a remedy that a button carries out. */
  remedyHrefOf: (remedy: Remedy, node: LineageNode) => string | null
  /** Carries out a remedy without a page. */
  onRemedy: (remedy: Remedy) => void
  /** Whether a remedy is being carried out. */
  busy: boolean
}

type LineageFactsProps = LineageActions & {
  node: LineageNode
  lineage: Lineage
  path: LineagePath
  /** Whether the name is shown. A heading above may have it. */
  named: boolean
  onClear: () => void
}

/** The facts of the selected node, why it needs attention, and its one action. */
export function LineageFacts({ node, lineage, path, named, onClear, ...actions }: LineageFactsProps) {
  const { fault, state } = node
  return (
    <>
      <div>
        <p className={css.support}>{lineageText.kinds[node.kind]}</p>
        {named && (
          <h2 className={css.subject}>
            <bdi>
              <Breakable>{lineageName(node)}</Breakable>
            </bdi>
          </h2>
        )}
      </div>
      {fault && (
        <p className={state === 'broken' ? css.fault : css.support}>{questionMessages.faults[fault]}</p>
      )}
      <dl className={css.values}>
        {lineageFacts(node, lineage, path).map(([label, value]) => (
          <div key={label} className={css.pair}>
            <dt>{label}</dt>
            <dd className={css.value} dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Inline gap={2} wrap>
        <Action node={node} {...actions} />
        <Button variant="ghost" onClick={onClear}>
          {lineageText.showAll}
        </Button>
      </Inline>
    </>
  )
}

function Action({
  node,
  hrefOf,
  mayChange,
  remedyHrefOf,
  onRemedy,
  busy,
}: LineageActions & { node: LineageNode }) {
  const { remedy } = node
  if (!remedy || !mayChange) {
    const href = hrefOf(node)
    return (
      <>
        {remedy && <p className={css.support}>{questionMessages.askAdministrator}</p>}
        {href !== null && (
          <ButtonLink href={href} aria-label={lineageText.openNamed(lineageName(node))}>
            {lineageText.open}
          </ButtonLink>
        )}
      </>
    )
  }
  const href = remedyHrefOf(remedy, node)
  return href !== null ? (
    <ButtonLink variant="primary" href={href}>
      {remedyLabel(remedy)}
    </ButtonLink>
  ) : (
    <Button variant="primary" loading={busy} onClick={() => onRemedy(remedy)}>
      {remedyLabel(remedy)}
    </Button>
  )
}
