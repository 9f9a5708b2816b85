import { useId } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx'
import * as css from './Tokens.css.ts'

type CodeLineProps = {
  label: string
  help?: string
  /** The command, shown in full. */
  code: string
}

/** A command to copy, with its purpose above and a sentence below it. */
export function CodeLine({ label, help, code }: CodeLineProps) {
  const heading = useId()
  return (
    <Stack gap={1} minWidth={0} role="group" aria-labelledby={heading}>
      <Text as="p" id={heading} size="sm" fontWeight="medium">
        {label}
      </Text>
      <div className={css.code}>
        <code dir="ltr" className={css.codeText}>
          {code}
        </code>
        <CopyButton text={code} />
      </div>
      {help && (
        <Text as="p" size="sm" color="secondary">
          {help}
        </Text>
      )}
    </Stack>
  )
}
