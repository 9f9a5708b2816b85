import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { column } from '../../patterns/Panel.css.ts'

/** The sections of the profile, one below the other. */
export const ProfileColumn = ({
  children,
}: {
  /** The panels of the profile, one below the other. */
  children: ReactNode
}) => (
  <Stack gap={5} className={column}>
    {children}
  </Stack>
)
