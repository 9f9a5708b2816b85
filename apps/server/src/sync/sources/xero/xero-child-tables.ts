import { columns, lineNumber, ofParent } from '../http/columns.ts'
import type { ChildTable, Column, SourceRecord } from '../http/http-stream.ts'
import { valueAt } from '../http/paging.ts'
import { badData, isRecord, listAt } from '../http/records.ts'
import { xeroMessages } from './xero.messages.ts'
import { days } from './xero-columns.ts'

/** A line has at most two tracking categories. */
const tracking = (field: string): Column[] =>
  [1, 2].flatMap((number) =>
    columns(
      'text',
      `${field}.${number - 1}.Name:tracking_${number}_name ${field}.${number - 1}.Option:tracking_${number}_option`,
    ),
  )

/** A document without its lines comes from a request that leaves them out, so its lines must not be deleted. */
const linesAt = (table: string, field: string) => (parent: SourceRecord) => {
  const lines = valueAt(parent, [field])
  if (!Array.isArray(lines)) throw badData(xeroMessages.noLines(table))
  return lines.filter(isRecord)
}

/** The lines of an invoice, a credit note, an order or a bank transaction. */
export const lineItems = (name: string, parentId: string, parentKey: string): ChildTable => ({
  name,
  records: linesAt(name, 'LineItems'),
  key: ['line_item_id'],
  parentKey,
  columns: [
    ...columns('guid', 'LineItemID'),
    ofParent('guid', parentId, parentKey),
    lineNumber(),
    ...columns('text', 'Description'),
    ...columns('numeric', 'Quantity UnitAmount DiscountRate DiscountAmount TaxAmount LineAmount'),
    ...columns('text', 'ItemCode AccountCode'),
    ...columns('guid', 'Item.ItemID:item_id AccountID'),
    ...columns('text', 'TaxType'),
    ...tracking('Tracking'),
    ...columns('json', 'TaxBreakdown'),
  ],
})

/** The lines of manual journals have no id. */
export const manualJournalLines: ChildTable = {
  name: 'manual_journal_lines',
  records: linesAt('manual_journal_lines', 'JournalLines'),
  key: ['manual_journal_id', 'line_no'],
  parentKey: 'manual_journal_id',
  columns: [
    ofParent('guid', 'ManualJournalID', 'manual_journal_id'),
    lineNumber(),
    ...columns('text', 'Description'),
    ...columns('numeric', 'LineAmount TaxAmount'),
    ...columns('text', 'AccountCode'),
    ...columns('guid', 'AccountID'),
    ...columns('text', 'TaxType'),
    ...columns('yesNo', 'IsBlank'),
    ...tracking('Tracking'),
  ],
}

export const journalLines: ChildTable = {
  name: 'journal_lines',
  records: linesAt('journal_lines', 'JournalLines'),
  key: ['journal_line_id'],
  parentKey: 'journal_id',
  columns: [
    ...columns('guid', 'JournalLineID'),
    ofParent('guid', 'JournalID', 'journal_id'),
    lineNumber(),
    ...columns('guid', 'AccountID'),
    ...columns('text', 'AccountCode AccountType AccountName Description'),
    ...columns('numeric', 'NetAmount GrossAmount TaxAmount'),
    ...columns('text', 'TaxType TaxName'),
    ...tracking('TrackingCategories'),
  ],
}

/** How a credit is used up. Not every allocation has an id. */
export const allocations = (name: string, parentId: string, parentKey: string): ChildTable => ({
  name,
  records: listAt('Allocations'),
  key: [parentKey, 'line_no'],
  parentKey,
  columns: [
    ofParent('guid', parentId, parentKey),
    lineNumber(),
    ...columns('guid', 'AllocationID Invoice.InvoiceID:invoice_id'),
    ...columns('text', 'Invoice.InvoiceNumber:invoice_number'),
    ...days('Date'),
    ...columns('numeric', 'Amount'),
    ...columns('yesNo', 'IsDeleted'),
  ],
})

export const trackingOptions: ChildTable = {
  name: 'tracking_options',
  records: listAt('Options'),
  key: ['tracking_option_id'],
  parentKey: 'tracking_category_id',
  columns: [
    ...columns('guid', 'TrackingOptionID'),
    ofParent('guid', 'TrackingCategoryID', 'tracking_category_id'),
    ...columns('text', 'Name Status'),
  ],
}

export const taxRateComponents: ChildTable = {
  name: 'tax_rate_components',
  records: listAt('TaxComponents'),
  key: ['tax_type', 'line_no'],
  parentKey: 'tax_type',
  columns: [
    ofParent('text', 'TaxType', 'tax_type'),
    lineNumber(),
    ...columns('text', 'Name'),
    ...columns('numeric', 'Rate'),
    ...columns('yesNo', 'IsCompound IsNonRecoverable'),
  ],
}
