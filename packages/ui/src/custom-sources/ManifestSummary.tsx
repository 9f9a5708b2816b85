import type { ManifestSummary as Summary } from '@tributary/domain'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { Columns } from '../layout/Columns.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { Panel } from '../patterns/Panel.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { ownElement } from '../theme/own-element.css.ts'
import { mono } from '../theme/text.css.ts'
import * as css from './CustomSources.css.ts'

export type ManifestSummaryProps = {
  /** Null before the first check. */
  summary: Summary | null
}

const words = customSourcesMessages.understood

/** What a manifest contains, as far as it could be read. */
export const ManifestSummary = ({ summary }: ManifestSummaryProps) => (
  <Panel heading={words.heading}>
    <div className={css.padded}>
      {summary ? (
        <Facts summary={summary} />
      ) : (
        <Text as="p" color="secondary">
          {words.waiting}
        </Text>
      )}
    </div>
  </Panel>
)

function Facts({ summary }: { summary: Summary }) {
  const { name, format, settings, tables, hosts, needsAuthorisation } = summary
  return (
    <>
      <Columns as="dl" template="max-content fill" columnGap={4} rowGap={3} size="sm" className={css.facts}>
        <Term>{words.name}</Term>
        <dd>{name ?? words.none}</dd>
        <Term>{words.format}</Term>
        <dd>{customSourcesMessages.formats[format] ?? format}</dd>
        <Term>{words.settings}</Term>
        <dd>
          <Items
            items={settings.map((setting) => (
              <Inline key={setting.name} as="span" gap={2} wrap>
                {setting.title}
                {setting.secret && <Badge>{words.secret}</Badge>}
                {!setting.required && <Text color="secondary">{words.optional}</Text>}
              </Inline>
            ))}
          />
        </dd>
        <Term>{words.tables}</Term>
        <dd className={css.tables}>
          <Items items={tables.map((table) => <Mono key={table}>{table}</Mono>)} />
        </dd>
        <Term>{words.hosts}</Term>
        <dd>
          <Items items={hosts.map((host) => <Mono key={host}>{host}</Mono>)} />
        </dd>
      </Columns>
      {needsAuthorisation && (
        <Text as="p" size="sm" color="secondary">
          {words.authorised}
        </Text>
      )}
    </>
  )
}

const Term = ({ children }: { children: string }) => (
  <Text as="dt" color="secondary">
    {children}
  </Text>
)

const Mono = ({ children }: { children: string }) => <span className={mono}>{children}</span>

function Items({ items }: { items: React.ReactElement[] }) {
  if (items.length === 0) return words.none
  return (
    <ul className={ownElement}>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  )
}
