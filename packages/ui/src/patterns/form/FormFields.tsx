import type { ReactNode } from 'react'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { useViewOnly } from '../../primitives/ViewOnly/ViewOnly.tsx'
import * as css from './FormFields.css.ts'

export type FormFieldsProps = {
  /** The class of the place of the notice, which says why nothing can be changed. */
  notice?: string | undefined
  /** The fields, without the buttons that only read. */
  children: ReactNode
}

/** The fields of a form. Inside `ViewOnly` they are disabled, and the reason is above them. */
export function FormFields({ notice, children }: FormFieldsProps) {
  const reason = useViewOnly(true)?.title
  if (reason === undefined) return children
  return (
    <>
      <div className={notice}>
        <Banner tone="info">{reason}</Banner>
      </div>
      <fieldset disabled className={css.fields}>
        {children}
      </fieldset>
    </>
  )
}
