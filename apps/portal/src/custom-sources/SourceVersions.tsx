import { useQuery } from '@tanstack/react-query'
import type { CustomSourceText, Id } from '@tributary/domain'
import { customSourceVersionsKey, refetchAlways } from '@tributary/react'
import { getCustomSourceVersion, listCustomSourceVersions } from '@tributary/sdk'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { VersionsDialog } from '@tributary/ui'
import { useState } from 'react'
import { pageHeading } from '../page/use-screen-focus.ts'
import { useClient } from '../session/use-client.ts'
import { loadedOf } from './loaded-of.ts'
import { RestoreVersion } from './RestoreVersion.tsx'

export type SourceVersionsProps = {
  organisationId: Id
  source: CustomSourceText
  /** Whether the editor has changes that a restored version would replace. */
  dirty: boolean
  onRestored: (saved: CustomSourceText) => void
  onClose: () => void
}

/** The versions of a source, and restoring one. */
export function SourceVersions({ organisationId, source, dirty, onRestored, onClose }: SourceVersionsProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const [restoring, setRestoring] = useState<{ number: number; text: string } | null>(null)
  const { versions, text } = useVersions(organisationId, source.id, opened)
  return (
    <>
      <VersionsDialog
        name={source.name}
        current={source}
        versions={loadedOf(versions)}
        opened={opened}
        onOpen={setOpened}
        text={loadedOf(text)}
        blocked={dirty ? customSourcesMessages.versions.unsaved : null}
        onRestore={(number) => text.data !== undefined && setRestoring({ number, text: text.data })}
        onClose={onClose}
        returnFocus={pageHeading}
      />
      {restoring && (
        <RestoreVersion
          {...restoring}
          organisationId={organisationId}
          source={source}
          onRestored={onRestored}
          onClose={() => setRestoring(null)}
        />
      )}
    </>
  )
}

function useVersions(orgId: Id, sourceId: string, opened: number | null) {
  const client = useClient()
  const queryKey = customSourceVersionsKey(orgId, sourceId)
  const versions = useQuery({
    queryKey,
    queryFn: ({ signal }) => listCustomSourceVersions(client, { params: { orgId, sourceId } }, { signal }),
    ...refetchAlways,
  })
  const text = useQuery({
    queryKey: [...queryKey, opened],
    queryFn: async ({ signal }) => {
      const params = { orgId, sourceId, number: opened ?? 0 }
      return (await getCustomSourceVersion(client, { params }, { signal })).text
    },
    enabled: opened !== null,
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { versions, text }
}
