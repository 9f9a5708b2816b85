import type { ClientConnector } from '@tributary/domain'
import type { FixCase } from '@tributary/sdk/connectors'
import { CircleAlert } from 'lucide-react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx'
import { StatusGlyph } from '../../primitives/Status/StatusGlyph.tsx'
import { failureReport } from '../failure-report.ts'
import * as css from './FixSheet.css.ts'
import { fixText } from './fix.messages.ts'

/** A connector that does not work. */
export type Broken = Extract<FixCase, { state: 'broken' }>

/** Why a connector does not work, since when, how often it failed, and what still works. */
export const FixReport = ({ broken: { why, facts } }: { broken: Broken }) => (
  <section className={css.section}>
    <div className={css.cause}>
      <StatusGlyph tone="danger" icon={CircleAlert} />
      <Stack gap={1}>
        <Text as="p" fontWeight="medium">
          {why.cause}
        </Text>
        <ul className={css.facts}>
          {facts.sentences.map((sentence) => (
            <Text as="li" key={sentence} size="sm" color="secondary">
              {sentence}
            </Text>
          ))}
        </ul>
      </Stack>
    </div>
  </section>
)

/** The words of the server, collapsed. */
export function TechnicalDetail({ connector }: { connector: Pick<ClientConnector, 'log'> }) {
  const detail = failureReport(connector)
  if (!detail) return null
  return (
    <section className={css.section}>
      <details>
        <summary className={css.summary}>{fixText.technicalDetail}</summary>
        <Stack gap={2} justifyItems="start">
          <Text
            as="p"
            width="100%"
            padding={3}
            size="sm"
            overflowWrap="anywhere"
            dir="auto"
            className={css.raw}
          >
            {detail}
          </Text>
          <CopyButton text={detail} />
        </Stack>
      </details>
    </section>
  )
}
