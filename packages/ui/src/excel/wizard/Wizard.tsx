import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import * as barCss from '../../patterns/ActionBar.css.ts'
import { ActionBar } from '../../patterns/ActionBar.tsx'
import { FormFields } from '../../patterns/form/FormFields.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx'
import { classNames } from '../../theme/class-names.ts'
import * as css from './Wizard.css.ts'
import { wizardText } from './wizard.messages.ts'

export type WizardProps = {
  /** The field shown in every step. Enter in it means "Next". */
  name: Pick<TextFieldProps, 'label' | 'value' | 'error' | 'onBlur'> & {
    onChange: (value: string) => void
    ref?: Ref<HTMLInputElement>
  }
  /** An error or notice above the step. */
  notice?: ReactNode
  /** The content of the step. */
  children: ReactNode
  /** The result of all steps so far, next to the step; only in wide windows. */
  summary?: ReactNode
  /** The impact on people, above the summary; below the step in narrow windows. */
  impact?: ReactNode
  /** The current position and the effect of the button. */
  sentence: string
  /** Below the sentence: what will be sent, or the progress; null for nothing. Changes are announced. */
  detail?: string | null
  /** The button that leaves the wizard. */
  leave: { label: string; onPress: () => void }
  /** Left out in the first step. */
  onBack?: (() => void) | undefined
  /** "Next", or in the last step the button that sends everything. */
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

/** One step of several, with a name field above and an action bar below. Nothing is sent before the last button. */
export function Wizard({ name, notice, children, summary, impact, action, ...bar }: WizardProps) {
  const form = useId()
  const busy = action.kind === 'finish' && action.busy
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (action.kind === 'next') action.onPress()
  }
  return (
    <div className={css.frame}>
      <form id={form} className={css.name} onSubmit={next} noValidate>
        <FormFields>
          <TextField
            {...name}
            onChange={(event) => name.onChange(event.target.value)}
            readOnly={busy}
            autoComplete="off"
            required
          />
        </FormFields>
      </form>
      {notice && <Stack gap={3}>{notice}</Stack>}
      <div className={classNames(css.body, impact !== undefined && css.bodyWithImpact)}>
        <div className={css.step}>{children}</div>
        {(summary || impact) && (
          <div className={css.aside}>
            <div className={css.asideRoom}>
              {impact && <div className={css.impact}>{impact}</div>}
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
  <ActionBar>
    <div className={classNames(barCss.sentence, css.words)}>
      <p className={classNames(detail ? barCss.wideOnly : undefined)}>{sentence}</p>
      <p role="status" className={css.detail}>
        {detail}
      </p>
    </div>
    <Button
      variant="ghost"
      size="lg"
      className={classNames(barCss.button, onBack && barCss.wideOnly)}
      disabled={busy}
      onClick={leave.onPress}
    >
      {leave.label}
    </Button>
    {onBack && (
      <Button size="lg" icon={ArrowLeft} className={barCss.button} disabled={busy} onClick={onBack}>
        {wizardText.back}
      </Button>
    )}
    <Action action={action} />
  </ActionBar>
)

// A double press of "Next" must not send: its second click hits the "Create" button that replaces it.
const Action = ({ action }: Pick<WizardProps, 'action'>) =>
  action.kind === 'next' ? (
    <Button
      key="next"
      variant="primary"
      size="lg"
      writes={false}
      className={barCss.button}
      onClick={action.onPress}
    >
      {wizardText.next}
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
