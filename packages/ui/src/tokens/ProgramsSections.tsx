import { tokensMessages } from '@tributary/sdk/tokens'
import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { DataTableSkeleton } from '../primitives/DataTable/DataTableSkeleton.tsx'
import { ownElement } from '../theme/own-element.css.ts'

export type ProgramsSectionsProps = {
  /** A `ServiceAccountTable`, or `NoServiceAccounts`. */
  accounts: ReactNode
  /** A `UserTokenTable`. */
  userTokens: ReactNode
}

const words = tokensMessages.programs

/** The two lists of the page of programs, each with its heading. */
export const ProgramsSections = ({ accounts, userTokens }: ProgramsSectionsProps) => (
  <Stack gap={8}>
    <Section heading={words.label}>{accounts}</Section>
    <Section heading={words.othersHeading} summary={words.othersSummary}>
      {userTokens}
    </Section>
  </Stack>
)

type SectionProps = { heading: string; summary?: string; children: ReactNode }

// Not a region: a long table in it is one, of the same name.
const Section = ({ heading, summary, children }: SectionProps) => (
  <Stack gap={3} minWidth={0}>
    <div>
      <h2 className={ownElement}>{heading}</h2>
      {summary && (
        <Text as="p" size="sm" color="secondary">
          {summary}
        </Text>
      )}
    </div>
    {children}
  </Stack>
)

/** The skeleton of the page of programs. */
export const ProgramsSkeleton = () => <DataTableSkeleton label={words.loading} searchable />
