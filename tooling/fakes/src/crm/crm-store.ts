import { type RecordTable, recordTable } from '../http-api/record-table.ts'

type Recorded = {
  readonly id: number
  /** When the record was created, changed or deleted. */
  readonly changed: string
  readonly deleted: boolean
}

export type CrmContact = Recorded & {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly company_id: number
}

export type CrmCompany = Recorded & {
  readonly name: string
  readonly address: { readonly city: string; readonly country: string }
  readonly employees: number | null
}

export type CrmDeal = Recorded & {
  readonly title: string
  readonly stage: 'open' | 'won' | 'lost'
  readonly company_id: number
  readonly amount: string
  readonly closes: string
  readonly lines: readonly { readonly product: string; readonly quantity: number; readonly price: string }[]
}

export type CrmNote = {
  readonly id: number
  readonly contact_id: number
  readonly text: string
  readonly written: string
}

/** The lists of an account. Notes are removed without a trace; other records get the flag `deleted`. */
export type CrmStore = {
  readonly contacts: RecordTable<CrmContact>
  readonly companies: RecordTable<CrmCompany>
  readonly deals: RecordTable<CrmDeal>
  readonly notes: RecordTable<CrmNote>
}

export function crmStore(clock: () => Date): CrmStore {
  const touched = () => ({ changed: crmTime(clock()) })
  return {
    contacts: recordTable<CrmContact>(keyOf, touched),
    companies: recordTable<CrmCompany>(keyOf, touched),
    deals: recordTable<CrmDeal>(keyOf, touched),
    notes: recordTable<CrmNote>(keyOf),
  }
}

const keyOf = ({ id }: { id: number }) => String(id)

/** A time as the API writes it: UTC, to the second. */
export const crmTime = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, 'Z')
