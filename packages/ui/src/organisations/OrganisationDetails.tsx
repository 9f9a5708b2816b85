import type { Organisation } from '@tributary/domain'
import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { CopyField } from '../primitives/CopyButton/CopyField.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import * as css from './OrganisationDetails.css.ts'
import { OrganisationDetailsSkeleton } from './OrganisationDetailsSkeleton.tsx'
import { organisationsText } from './organisations.messages.ts'

export type OrganisationDetailsProps = {
  /** The selected organisation. Null if there is none, undefined while it loads. */
  organisation: Organisation | null | undefined
  /** Shown if the organisation could not be loaded. */
  failure?: ReactNode
}

/** The name of the selected organisation, and its id to copy. */
export const OrganisationDetails = (props: OrganisationDetailsProps) => (
  <Panel heading={organisationsText.organisationDetails}>
    <Content {...props} />
  </Panel>
)

function Content({ organisation, failure }: OrganisationDetailsProps) {
  if (organisation) return <Facts organisation={organisation} />
  if (failure) return <div className={padded}>{failure}</div>
  if (organisation === null) return <EmptyState title={organisationsText.noOrganisations} headingLevel={3} />
  return <OrganisationDetailsSkeleton />
}

const Facts = ({ organisation: { id, companyName } }: { organisation: Organisation }) => (
  <div className={css.details}>
    <Stack as="dl" gap="1half" minWidth={0}>
      <Text as="dt" size="sm" fontWeight="medium">
        {organisationsText.name}
      </Text>
      <Text as="dd" minWidth={0} overflowWrap="anywhere">
        <bdi>{companyName}</bdi>
      </Text>
    </Stack>
    {/* Resets "Copied" for another organisation. */}
    <CopyField key={id} label={organisationsText.organisationId} value={String(id)} />
  </div>
)
