import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx'
import { classNames } from '../../theme/class-names.ts'
import * as barCss from '../linker/LinkerBar.css.ts'
import * as css from './Wizard.css.ts'

export type WizardProps = {
  /** The field that stands on every step; Enter in it is "Next". */
  name: Pick<TextFieldProps, 'label' | 'value' | 'error' | 'onBlur'> & {
    onChange: (value: string) => void
    ref?: Ref<HTMLInputElement>
  }
  /** What went wrong or has to be known, above the step. */
  notice?: ReactNode
  /** The step. */
  children: ReactNode
  /** What all the steps mean together, beside the step; only where there is room for it. */
  summary?: ReactNode
  /** What sending would mean for people, above the summary; with little room beneath the step. */
  meaning?: ReactNode
  /** Where somebody is, and what pressing does. */
  sentence: string
  /** Beneath it: what will be sent, or how far it is. Changes are read aloud. */
  detail?: string | null
  leave: { label: string; onPress: () => void }
  /** Left out on the first step. */
  onBack?: (() => void) | undefined
  /** "Next", or on the last step what sends everything. */
  action: { kind: 'next'; onPress: () => void } | WizardFinish
}

export type WizardFinish = {
  kind: 'finish'
  label: string
  onPress: () => void
  busy: boolean
  /** There is nothing to send. */
  disabled?: boolean
}

/** One step of several with a name above and a bar beneath; nothing is sent before the last button (design language, 9). */
export function Wizard({ name, notice, children, summary, meaning, action, ...bar }: WizardProps) {
  const form = useId()
  const busy = action.kind === 'finish' && action.busy
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (action.kind === 'next') action.onPress()
  }
  return (
    <div className={css.frame}>
      <form id={form} className={css.name} onSubmit={next} noValidate>
        <TextField
          {...name}
          onChange={(event) => name.onChange(event.target.value)}
          readOnly={busy}
          autoComplete="off"
          required
        />
      </form>
      {notice && <Stack gap={3}>{notice}</Stack>}
      <div className={classNames(css.body, meaning !== undefined && css.bodyWithMeaning)}>
        <div className={css.step}>{children}</div>
        {(summary || meaning) && (
          <div className={css.aside}>
            <div className={css.asideRoom}>
              {meaning && <div className={css.meaning}>{meaning}</div>}
              {summary && <div className={css.summary}>{summary}</div>}
            </div>
          </div>
        )}
      </div>
      <Bar {...bar} action={action} busy={busy} />
    </div>
  )
}

type BarProps = Pick<WizardProps, 'sentence' | 'detail' | 'leave' | 'onBack' | 'action'> & { busy: boolean }

const Bar = ({ sentence, detail, leave, onBack, action, busy }: BarProps) => (
  <div className={barCss.bar}>
    <div className={classNames(barCss.sentence, css.words)}>
      <p className={classNames(detail ? barCss.whereThereIsRoom : undefined)}>{sentence}</p>
      <p role="status" className={css.detail}>
        {detail}
      </p>
    </div>
    <Button
      variant="ghost"
      size="lg"
      className={classNames(barCss.button, onBack && barCss.whereThereIsRoom)}
      disabled={busy}
      onClick={leave.onPress}
    >
      {leave.label}
    </Button>
    {onBack && (
      <Button size="lg" icon={ArrowLeft} className={barCss.button} disabled={busy} onClick={onBack}>
        Back
      </Button>
    )}
    <Action action={action} />
  </div>
)

// A double press of "Next" must not send what it has just led to: its second click lands where "Create" then is.
const Action = ({ action }: Pick<WizardProps, 'action'>) =>
  action.kind === 'next' ? (
    <Button key="next" variant="primary" size="lg" className={barCss.button} onClick={action.onPress}>
      Next
      <ArrowRight size={16} aria-hidden />
    </Button>
  ) : (
    <Button
      key="finish"
      variant="primary"
      size="lg"
      className={barCss.button}
      loading={action.busy}
      disabled={action.disabled ?? false}
      onClick={({ detail }) => detail < 2 && action.onPress()}
    >
      {action.label}
    </Button>
  )
