import { type Approval, sameId } from '@tributary/domain'
import { type Client, decideApproval, listApprovals } from '@tributary/sdk'
import {
  type ApprovalDecision,
  decidedMessage,
  isPendingApproval,
  tooLateSentence,
} from '@tributary/sdk/approvals'
import type { Command } from 'commander'
import { connect } from '../access/connect.ts'
import type { AccessOptions } from '../access/credentials.ts'
import { requireScope } from '../access/require-scope.ts'
import { approvalFacts, subjectOf } from '../approvals/approval-facts.ts'
import { approvalsCliMessages as messages } from '../approvals/approvals-cli.messages.ts'
import { CommandFailure } from '../failure/command-failure.ts'
import { confirm } from '../terminal/ask.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { callExits, describedCommand, withAccess, withJson, withYes } from './described-command.ts'

type Options = AccessOptions & { json?: boolean; yes?: boolean }

type Decision = {
  name: 'approve' | 'reject'
  status: ApprovalDecision
  summary: string
  effect: string
}

const decisions: readonly Decision[] = [
  {
    name: 'approve',
    status: 'APPROVED',
    summary: 'Approve requests. Shows them and asks first, because a decision is final.',
    effect: 'Approves the request without asking.',
  },
  {
    name: 'reject',
    status: 'REJECTED',
    summary: 'Reject requests. Shows them and asks first, because a decision is final.',
    effect: 'Rejects the request without asking.',
  },
]

const decide =
  (io: Io) =>
  ({ name, status, summary, effect }: Decision): Command =>
    withYes(
      withJson(
        withAccess(
          describedCommand(name, summary, {
            examples: [
              [`tributary approvals ${name} ID`, 'Shows the request, and asks.'],
              [`tributary approvals ${name} ID --yes`, effect],
            ],
            exits: [...callExits, 'notFound', 'changed', 'interrupted'],
          }),
        ),
      ),
    )
      .argument('<ids...>', 'the ids that "tributary approvals list" shows')
      .action((ids: string[], options: Options) => decideAll(io, ids, status, options))

async function decideAll(
  io: Io,
  ids: readonly string[],
  status: ApprovalDecision,
  { yes, json, ...options }: Options,
): Promise<void> {
  const client = await connect(io, options)
  await requireScope(client, 'administer')
  const chosen = await pendingOf(client, ids)
  for (const approval of chosen) note(io, subjectOf(approval))
  const question = messages.question(messages.verbs[status], chosen.length)
  await confirm(io, question, { yes, refusal: messages.notConfirmed })
  const decided: Approval[] = []
  for (const { id } of chosen) {
    const { data } = await decideApproval(client, { body: { approvalId: id, approvalStatus: status } })
    decided.push(data)
    ;(json ? note : print)(io, decidedMessage(data, status))
  }
  if (json) printJson(io, decided.map(approvalFacts))
}

/** Returns the requests with these ids, each once. Fails if one is unknown or decided already. */
async function pendingOf(client: Client, ids: readonly string[]): Promise<Approval[]> {
  const all = await listApprovals(client)
  return [...new Set(ids)].map((wanted) => {
    const found = all.find(({ id }) => sameId(id, wanted))
    if (!found) throw new CommandFailure('notFound', messages.unknown(wanted))
    if (!isPendingApproval(found)) throw new CommandFailure('changed', tooLateSentence(found, client.now()))
    return found
  })
}

/** `tributary approvals approve` and `reject`. They stop at the first failure. */
export const approvalDecisions = (io: Io): Command[] => decisions.map(decide(io))
