import { creditorAccount, debtorAccount, itemNumber, itemPrice } from './sample-uniconta-registers.ts'
import type { UnicontaStore } from './uniconta-store.ts'

type Sizes = {
  readonly debtors: number
  readonly items: number
  readonly invoices: number
  readonly invoicesPerMonth: number
  readonly months: number
  readonly until: string
}

/** Posts invoices over the months: the invoices, their lines, and their transactions in every ledger. */
export function fillLedgers(store: UnicontaStore, sizes: Sizes): void {
  for (let at = 0; at < sizes.invoices; at++) {
    const day = dayOf(at, sizes)
    postInvoice(store, { at, day, account: debtorAccount(at % sizes.debtors), items: sizes.items })
    if (at % 2 === 0) postPurchase(store, { at, day, account: creditorAccount(at % 6), items: sizes.items })
    if (at % 4 === 0) postHours(store, at, day)
  }
}

/** The first and the last day of each month are among the days. */
function dayOf(at: number, { invoicesPerMonth, months, until }: Sizes): string {
  const [year = 0, month = 1] = until.split('-').map(Number)
  const offset = Math.floor(at / invoicesPerMonth) - months + 1
  const place = at % invoicesPerMonth
  const last = new Date(Date.UTC(year, month + offset, 0)).getUTCDate()
  const day = place === 0 ? 1 : Math.round(1 + (place * (last - 1)) / Math.max(1, invoicesPerMonth - 1))
  return new Date(Date.UTC(year, month - 1 + offset, day)).toISOString().slice(0, 10)
}

export type Posting = { at: number; day: string; account: string; items?: number }

const dateOf = (day: string) => `${day}T00:00:00`
const cents = (amount: number) => Math.round(amount * 100) / 100

/** Posts an invoice to a customer, with two lines. Returns the number of its first general ledger row. */
export function postInvoice(store: UnicontaStore, { at, day, account, items = 8 }: Posting): number {
  const Invoice = String(10_000 + at)
  const posted = { Date: dateOf(day), Voucher: 4_000 + at, JournalPostedId: 300 + at }
  const net = cents([0, 1].reduce((sum, line) => sum + itemPrice((at + line) % items) * (line + 1), 0))
  const total = cents(net * 1.25)
  store.add('DebtorInvoiceClient', {
    ...posted,
    Account: account,
    InvoiceNumber: Invoice,
    NetAmount: net,
    VatAmount: cents(total - net),
    TotalAmount: total,
    Currency: 'DKK',
    DueDate: dateOf(day),
  })
  for (const line of [0, 1]) addLine(store, 'Debtor', { at, line, items, Invoice, account, day })
  store.add('DebtorTransClient', {
    ...posted,
    Account: account,
    Invoice,
    Text: `Faktura ${Invoice}`,
    Amount: total,
  })
  const entry = (Account: string, Amount: number, more: object = {}) =>
    store.add('GLTransClient', {
      ...posted,
      Account,
      Text: `Faktura ${Invoice}`,
      Amount,
      AmountCur: 0,
      DCAccount: account,
      Invoice,
      NumberSerie: 'FAK',
      ...more,
    })
  const first = entry('1010', -net, { Vat: 'U25', Dimension1: '10' })
  entry('8720', cents(net - total))
  entry('6190', total)
  return first
}

function postPurchase(store: UnicontaStore, { at, day, account, items = 8 }: Posting) {
  const Invoice = `K-${at}`
  const posted = { Date: dateOf(day), Voucher: 6_000 + at, JournalPostedId: 900 + at, Account: account }
  store.add('CreditorInvoiceClient', { ...posted, InvoiceNumber: Invoice, NetAmount: 80, TotalAmount: 100 })
  addLine(store, 'Creditor', { at, line: 0, items, Invoice, account, day })
  store.add('CreditorTransClient', { ...posted, Invoice, Text: `Køb ${Invoice}`, Amount: -100 })
}

type Line = { at: number; line: number; items: number; Invoice: string; account: string; day: string }

function addLine(
  store: UnicontaStore,
  of: 'Debtor' | 'Creditor',
  { at, line, items, Invoice, account, day }: Line,
) {
  const item = (at + line) % items
  const shared = {
    Date: dateOf(day),
    Item: itemNumber(item),
    DCAccount: account,
    InvoiceNumber: Invoice,
    LineNumber: line + 1,
  }
  const NetAmount = cents(itemPrice(item) * (line + 1))
  store.add(`${of}InvoiceLines`, { ...shared, Text: `Vare ${item + 1}`, InvoiceQty: line + 1, NetAmount })
  store.add('InvTransClient', {
    ...shared,
    MovementType: of === 'Debtor' ? 'Debitor' : 'Kreditor',
    Qty: -line - 1,
    NetAmount,
  })
}

const postHours = (store: UnicontaStore, at: number, day: string) =>
  store.add('ProjectTransClient', {
    Date: dateOf(day),
    Project: at % 8 === 0 ? 'P100' : 'P200',
    Employee: 'AN',
    PrCategory: 'TIMER',
    Text: 'Rådgivning',
    Qty: 2.5,
    CostAmount: 625,
    SalesAmount: 2_125,
  })
