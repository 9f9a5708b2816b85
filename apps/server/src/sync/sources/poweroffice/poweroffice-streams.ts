import type { Column, HttpRequest } from '../http/http-stream.ts'
import { ownPositions } from '../http/own-positions.ts'
import { withQuery } from '../http/paging.ts'
import { invoiceLines, sentInvoices } from './poweroffice-invoices.ts'
import * as ledger from './poweroffice-ledger-columns.ts'
import { balances, changes, type Days, type GoStream, listed, OVERLAP_MS } from './poweroffice-listed.ts'
import { registerStreams } from './poweroffice-register-streams.ts'
import { monthlyBalances } from './poweroffice-trial-balance.ts'

/** Returns the tables of PowerOffice Go from a start date on. */
export function goStreams(days: Days): readonly GoStream[] {
  return [...ledgers(days), ...invoices(days), ...registerStreams]
}

/** Postings may be dated in the future, such as accruals. */
const YEARS_AHEAD = 10

const lastDay = (today: string) => `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const fromStart = ({ startDate, today }: Days) => ({ fromDate: startDate, toDate: lastDay(today) })

function ledgers(days: Days): GoStream[] {
  const next = `${Number(days.today.slice(0, 4)) + 1}-01-01`
  const entries = (side: 'customer' | 'supplier', columns: readonly Column[]) => {
    const [path, privileges] =
      side === 'customer' ? ['Customerledger', 'CustomerLedger'] : ['Supplierledger', 'SupplierLedger']
    return [
      listed({
        name: `${side}_open_items`,
        path: `${path}/OpenItems`,
        query: { date: days.today },
        columns,
        privileges,
      }),
      // One request for all dates: entries have the balance that they had at the end of `toDate`.
      listed({
        name: `${side}_ledger`,
        path: `${path}/Statement`,
        query: fromStart(days),
        columns,
        privileges,
        permanent: true,
        incremental: changes('month'),
      }),
    ]
  }
  return [
    listed({
      name: 'account_transactions',
      path: 'AccountTransactions',
      privileges: 'AccountTransaction',
      columns: ledger.accountTransactions,
      permanent: true,
      // Whether a reversal changes the time of the reversed voucher is not documented.
      incremental: changes('month'),
      windows: {
        from: days.startDate,
        to: next,
        by: 'year',
        apply: (request, { from, to }) =>
          withQuery(request, { fromDate: from, toDate: to === next ? lastDay(days.today) : dayBefore(to) }),
      },
    }),
    ...entries('customer', ledger.customerEntries),
    ...entries('supplier', ledger.supplierEntries),
    listed({
      name: 'general_ledger_accounts',
      path: 'GeneralLedgerAccounts',
      privileges: 'GeneralLedgerAccount',
      columns: ledger.generalLedgerAccounts,
    }),
    listed({
      name: 'trial_balance',
      path: 'TrialBalance',
      privileges: 'TrialBalance',
      columns: ledger.trialBalance,
      key: ['date', 'account_id'],
      incremental: ownPositions('month'),
      pages: (read) => monthlyBalances(read, days),
    }),
    listed({
      name: 'journal_entry_vouchers',
      path: 'JournalEntryVouchers',
      privileges: 'JournalEntryVoucher',
      columns: ledger.journalEntryVouchers,
      incremental: changes('week'),
    }),
  ]
}

function invoices(days: Days): GoStream[] {
  const sent: HttpRequest = { path: 'OutgoingInvoices', query: fromStart(days) }
  return [
    listed({
      name: 'incoming_invoices',
      path: 'IncomingInvoices',
      query: fromStart(days),
      privileges: 'IncomingInvoice',
      columns: ledger.incomingInvoices,
      permanent: true,
      incremental: balances(),
    }),
    listed({
      name: 'outgoing_invoices',
      path: sent.path,
      privileges: 'OutgoingInvoice',
      columns: ledger.outgoingInvoices,
      permanent: true,
      incremental: balances(),
      pages: (read) => sentInvoices(read, sent),
    }),
    listed({
      name: 'outgoing_invoice_lines',
      path: sent.path,
      privileges: 'OutgoingInvoice',
      columns: ledger.outgoingInvoiceLines,
      permanent: true,
      removedBy: 'outgoing_invoice_id',
      incremental: ownPositions(),
      pages: (read) => invoiceLines(read, sent, OVERLAP_MS),
    }),
  ]
}
