import { millisecondsOf, msDate, type XeroBooks, type XeroRecord } from './xero-books.ts'

const sections = {
  REVENUE: 'Revenue',
  EXPENSE: 'Expenses',
  ASSET: 'Assets',
  LIABILITY: 'Liabilities',
  EQUITY: 'Equity',
} as const

type Sums = { month: number; year: number }

/** Returns the report of balances at the end of a day, made of the journals. */
export function trialBalance(books: XeroBooks, day: string, now: Date): XeroRecord {
  const sums = sumsOf(books, Date.parse(`${day}T00:00:00Z`))
  const accounts = books
    .of('Accounts')
    .all()
    .filter(({ AccountID }) => sums.has(String(AccountID)))
  const rows = Object.entries(sections).map(([kind, Title]) => ({
    RowType: 'Section',
    Title,
    Rows: accounts.filter(({ Class }) => Class === kind).map((account) => rowOf(account, sums)),
  }))
  const header = ['Account', 'Debit', 'Credit', 'YTD Debit', 'YTD Credit'].map((Value) => ({ Value }))
  return {
    ReportID: 'TrialBalance',
    ReportName: 'Trial Balance',
    ReportType: 'TrialBalance',
    ReportTitles: ['Trial Balance', `As at ${day}`],
    ReportDate: day,
    UpdatedDateUTC: msDate(now),
    Fields: [],
    Rows: [
      { RowType: 'Header', Cells: header },
      ...rows.filter(({ Rows }) => Rows.length > 0),
      { RowType: 'Section', Title: '', Rows: [{ RowType: 'SummaryRow', Cells: header }] },
    ],
  }
}

function sumsOf(books: XeroBooks, until: number): Map<string, Sums> {
  const last = new Date(until).toISOString().slice(0, 10)
  const sums = new Map<string, Sums>()
  for (const [day, amounts] of amountsByDay(books.of('Journals').all())) {
    if (day > last) continue
    for (const [account, amount] of amounts) {
      const sum = sums.get(account) ?? { month: 0, year: 0 }
      sum.year += amount
      if (day.startsWith(last.slice(0, 7))) sum.month += amount
      sums.set(account, sum)
    }
  }
  return sums
}

type AmountsByDay = Map<string, Map<string, number>>

const addedBefore = new WeakMap<readonly XeroRecord[], AmountsByDay>()

/** Adds the amounts of each day and account once, because the next report follows immediately. */
function amountsByDay(journals: readonly XeroRecord[]): AmountsByDay {
  const known = addedBefore.get(journals)
  if (known) return known
  const days: AmountsByDay = new Map()
  for (const { JournalDate, JournalLines } of journals) {
    const day = new Date(millisecondsOf(JournalDate)).toISOString().slice(0, 10)
    const amounts = days.get(day) ?? new Map<string, number>()
    days.set(day, amounts)
    const lines = Array.isArray(JournalLines) ? JournalLines : []
    for (const { AccountID, NetAmount } of lines)
      amounts.set(AccountID, (amounts.get(AccountID) ?? 0) + NetAmount)
  }
  addedBefore.set(journals, days)
  return days
}

function rowOf({ AccountID, Name, Code }: XeroRecord, sums: ReadonlyMap<string, Sums>) {
  const { month, year } = sums.get(String(AccountID)) ?? { month: 0, year: 0 }
  const Attributes = [{ Value: AccountID, Id: 'account' }]
  const values = [`${Name} (${Code})`, ...sides(month), ...sides(year)]
  return { RowType: 'Row', Cells: values.map((Value) => ({ Value, Attributes })) }
}

/** Returns an amount as a debit and a credit, one of which is blank. */
const sides = (amount: number) => (amount < 0 ? ['', (-amount).toFixed(2)] : [amount.toFixed(2), ''])
