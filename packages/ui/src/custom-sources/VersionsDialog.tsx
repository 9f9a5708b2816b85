import type { CustomSourceVersion } from '@tributary/domain'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { ArrowLeft } from 'lucide-react'
import type { Loaded } from '../connectors/runs/TablePreview.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { LoadError } from '../patterns/errors/LoadError.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { DataTableSkeleton } from '../primitives/DataTable/DataTableSkeleton.tsx'
import { Dialog, DialogCancel } from '../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../primitives/Dialog/dialog-props.ts'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import * as css from './CustomSources.css.ts'
import { customSourcesText } from './custom-sources.messages.ts'
import { LineComparison } from './LineComparison.tsx'

export type VersionsDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** The name of the source. */
  name: string
  /** The number and text of the current version. */
  current: { version: number; text: string }
  /** The versions, or the state of their loading. */
  versions: Loaded<readonly CustomSourceVersion[]>
  /** The number of the opened version; null for the list. */
  opened: number | null
  /** Called with the number of the version to show, or null to return to the list. */
  onOpen: (number: number | null) => void
  /** The text of the opened version. */
  text: Loaded<string>
  /** Why no version can be restored now; null if it can. */
  blocked: string | null
  /** Called with the number of the version to restore. */
  onRestore: (number: number) => void
  /** Called when the user closes the dialog, also with Escape. */
  onClose: () => void
}

const words = customSourcesMessages.versions

/** The versions of a source. Each opens to its differences from the current one. */
export function VersionsDialog({ name, opened, onClose, returnFocus, ...rest }: VersionsDialogProps) {
  const { current, blocked, onOpen, onRestore } = rest
  const canRestore = opened !== null && opened !== current.version
  return (
    <Dialog
      open
      size="lg"
      title={opened === null ? words.title(name) : customSourcesMessages.versionOf(opened, name)}
      onOpenChange={onClose}
      {...(returnFocus && { returnFocus })}
      footer={
        <>
          <DialogCancel>
            <Button size="lg">{customSourcesText.close}</Button>
          </DialogCancel>
          {canRestore && (
            <Button size="lg" variant="primary" disabled={blocked !== null} onClick={() => onRestore(opened)}>
              {words.restore(opened)}
            </Button>
          )}
        </>
      }
    >
      {opened === null ? (
        <List {...rest} />
      ) : (
        <Stack gap={3}>
          <Inline>
            <Button variant="ghost" size="sm" icon={ArrowLeft} data-autofocus onClick={() => onOpen(null)}>
              {words.back}
            </Button>
          </Inline>
          {canRestore && blocked && (
            <Text as="p" size="sm" color="secondary">
              {blocked}
            </Text>
          )}
          <Opened {...rest} number={opened} />
        </Stack>
      )}
    </Dialog>
  )
}

type ListProps = Pick<VersionsDialogProps, 'current' | 'versions' | 'onOpen'>

function List({ current, versions, onOpen }: ListProps) {
  if (versions.state === 'loading') return <DataTableSkeleton label={words.loading} />
  if (versions.state === 'failed') return <LoadError {...versions.failure} />
  return (
    <ul className={css.versions} aria-label={words.label}>
      {versions.data.map((version) => (
        <Version
          key={version.number}
          version={version}
          isCurrent={version.number === current.version}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
}

type VersionProps = { version: CustomSourceVersion; isCurrent: boolean; onOpen: (number: number) => void }

const Version = ({ version: { number, at, by, restored }, isCurrent, onOpen }: VersionProps) => (
  <li className={css.version}>
    <div className={css.versionWords}>
      <Inline gap={2} wrap>
        <Text fontWeight="medium">{customSourcesMessages.version(number)}</Text>
        {isCurrent && <Badge tone="success">{words.current}</Badge>}
      </Inline>
      <Text as="p" size="sm" color="secondary">
        <time dateTime={at.toISOString()}>{absoluteTime(at)}</time> {customSourcesMessages.by(by)}
        {restored !== null && `. ${words.restored(restored)}`}
      </Text>
    </div>
    <Button size="sm" aria-label={words.viewOne(number)} onClick={() => onOpen(number)}>
      {words.view}
    </Button>
  </li>
)

type OpenedProps = Pick<VersionsDialogProps, 'current' | 'text'> & { number: number }

function Opened({ current, text, number }: OpenedProps) {
  if (text.state === 'loading') return <DataTableSkeleton label={words.loadingText} />
  if (text.state === 'failed') return <LoadError {...text.failure} />
  const label = customSourcesMessages.version(number)
  if (number === current.version) return <LineComparison label={label} after={text.data} />
  return (
    <>
      <Text as="p" size="sm" color="secondary">
        {words.compared(number, current.version)}
      </Text>
      <LineComparison label={label} before={current.text} after={text.data} />
    </>
  )
}
