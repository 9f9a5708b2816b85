import type { Id, SubareaLinkType } from '@tributary/domain'
import { areasMessages } from '@tributary/sdk/excel'
import type { ReactNode } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { SendingProgress, type SendingProgressProps } from '../../patterns/dialogs/SendingProgress.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import type { LinkerItem } from '../linker/linker-types.ts'
import { SubareaChecklist } from './SubareaChecklist.tsx'
import { structureText } from './structure.messages.ts'

/** The links of an area. The ticks are kept while it is automatic, in case the user returns to them. */
export type AreaLinksChoice = { linkType: SubareaLinkType; ids: readonly Id[] }

export type AreaLinksDialogProps = Pick<
  FormDialogProps,
  'action' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The area's name. */
  name: string
  /** The sub-areas to tick. */
  subareas: readonly LinkerItem[]
  /** The chosen links. */
  choice: AreaLinksChoice
  /** Called with the links after each change. */
  onChoice: (choice: AreaLinksChoice) => void
  /** Whether the choice differs from the stored links. */
  changed: boolean
  /** The effect of saving. */
  sentence: ReactNode
  /** What saving changes for users. */
  preview?: ReactNode
  /** True while the request runs. The form cannot be submitted again. */
  busy: boolean
  /** How many requests are done; null while nothing is sent. */
  progress: SendingProgressProps | null
  /** Called when the user saves the links. */
  onSave: () => void
}

/** Links an area to every sub-area or to the ticked ones. */
export function AreaLinksDialog(props: AreaLinksDialogProps) {
  const { name, subareas, choice, onChoice, changed, sentence, preview, busy, progress, onSave, ...dialog } =
    props
  const { linkType, ids } = choice
  return (
    <FormDialog
      {...dialog}
      title={areasMessages.manage}
      description={<bdi>{name}</bdi>}
      dirty={changed}
      idle={!changed}
      busy={busy}
      note={sentence}
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && !busy) onSave()
      }}
    >
      <Select
        label={structureText.linkType}
        value={linkType}
        options={linkTypes}
        disabled={busy}
        onChange={(chosen) => onChoice({ ...choice, linkType: chosen })}
      />
      {linkType === 'custom' && (
        <SubareaChecklist
          items={subareas}
          ids={ids}
          busy={busy}
          onIds={(ticked) => onChoice({ ...choice, ids: ticked })}
        />
      )}
      {preview}
      {progress && <SendingProgress {...progress} />}
    </FormDialog>
  )
}

const linkTypes = (['automatic', 'custom'] as const).map((value) => ({
  value,
  get label() {
    return areasMessages.linkType[value]
  },
  get description() {
    return areasMessages.linkTypeMeans[value]
  },
}))
