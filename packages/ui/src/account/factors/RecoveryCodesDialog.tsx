import { factorMessages } from '@tributary/sdk/session'
import { Download, Printer } from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { PrintReport } from '../../patterns/print/PrintReport.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx'
import { saveFile } from '../../primitives/CsvButton/save-file.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../../primitives/Dialog/dialog-props.ts'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import { profileText } from '../profile/profile.messages.ts'
import * as css from './Factors.css.ts'

export type RecoveryCodesDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** The codes, which are shown only here. */
  codes: readonly string[]
  /** The address of the account, for the file and for paper. */
  account: string
  /** Called when the user presses "Done". */
  onClose: () => void
}

/** Shows new recovery codes once, to copy, download or print. Only its button closes it. */
export const RecoveryCodesDialog = ({ codes, account, onClose, returnFocus }: RecoveryCodesDialogProps) => (
  <Dialog
    open
    insistent
    size="sm"
    title={factorMessages.recoveryCodes}
    description={factorMessages.recoveryCodesMean}
    onOpenChange={onClose}
    {...(returnFocus && { returnFocus })}
    footer={
      <Button size="lg" variant="primary" onClick={onClose}>
        {profileText.done}
      </Button>
    }
  >
    <Stack gap={4}>
      <Banner tone="warning">{factorMessages.shownOnce}</Banner>
      <Codes codes={codes} />
      <Inline gap={2} wrap>
        <CopyButton text={codes.join('\n')} label={profileText.copyCodes} />
        <Button size="sm" icon={Download} onClick={() => download(codes, account)}>
          {profileText.downloadCodes}
        </Button>
        <Button size="sm" icon={Printer} onClick={() => window.print()}>
          {profileText.printCodes}
        </Button>
      </Inline>
    </Stack>
    <PrintReport heading={profileText.codesOf} detailsAt={(at) => `${account} – ${absoluteTime(at)}`}>
      {() => <Codes codes={codes} />}
    </PrintReport>
  </Dialog>
)

const Codes = ({ codes }: Pick<RecoveryCodesDialogProps, 'codes'>) => (
  <ul className={css.codes} aria-label={factorMessages.recoveryCodes} dir="ltr">
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
)

/** Windows opens a text file by its line ends. */
const LINE = '\r\n'

function download(codes: readonly string[], account: string) {
  const { codesOf } = profileText
  const lines = [codesOf, `${account} – ${absoluteTime(new Date())}`, '', ...codes, '']
  saveFile([lines.join(LINE)], 'text/plain;charset=utf-8', `${codesOf}.txt`)
}
