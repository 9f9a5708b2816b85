import { listApprovals } from '@tributary/sdk'
import { type ApprovalFilter, approvalsInOrder, filterApprovals } from '@tributary/sdk/approvals'
import { type Command, Option } from 'commander'
import { connect } from '../access/connect.ts'
import type { AccessOptions } from '../access/credentials.ts'
import { approvalFacts, approvalHeadings, approvalRow } from '../approvals/approval-facts.ts'
import type { Io } from '../terminal/io.ts'
import { printJson } from '../terminal/print.ts'
import { printTable } from '../terminal/table.ts'
import { approvalDecisions } from './approvals-decide.ts'
import { callExits, commandGroup, describedCommand, withAccess, withJson } from './described-command.ts'

type Options = AccessOptions & { json?: boolean }

const list = (io: Io): Command =>
  withJson(
    withAccess(
      describedCommand('list', 'List the requests of your organisations.', {
        examples: [
          ['tributary approvals list', 'Shows the requests that wait for a decision.'],
          ['tributary approvals list --show all --json', 'Prints all of them for a program.'],
        ],
        exits: callExits,
      }),
    ),
  )
    .addOption(
      new Option('--show <which>', 'which requests')
        .choices(['pending', 'decided', 'all'])
        .default('pending'),
    )
    // The choices are those of the filter.
    .action(async ({ show, json, ...options }: Options & { show: ApprovalFilter }) => {
      const client = await connect(io, options)
      const shown = approvalsInOrder(filterApprovals(await listApprovals(client), show))
      if (json) return printJson(io, shown.map(approvalFacts))
      const now = client.now()
      printTable(
        io,
        approvalHeadings,
        shown.map((approval) => approvalRow(approval, now)),
      )
    })

/** `tributary approvals`. */
export const approvals = (io: Io): Command =>
  commandGroup('approvals', 'List and decide requests.', [list(io), ...approvalDecisions(io)])
