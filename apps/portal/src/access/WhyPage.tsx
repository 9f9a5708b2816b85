import { can, type QuestionTarget, type SessionUser, sameId } from '@tributary/domain'
import { questionMessages, questionOf } from '@tributary/sdk/access'
import { userName } from '@tributary/sdk/users'
import {
  AccessQuestionForm,
  Banner,
  DataTableSkeleton,
  EmptyState,
  kindOfTarget,
  PageHeader,
  type QuestionKind,
  Stack,
} from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { NotLoadedContent } from '../excel/NotLoadedContent.tsx'
import { useQueryString } from '../page/use-address.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { accessPageText } from './access.messages.ts'
import { whyPath } from './access-paths.ts'
import { peopleItems, questionChoices } from './question-lists.ts'
import { type LoadedFacts, useEveryonesFacts, useOwnFacts } from './use-access-facts.ts'
import { WhyAnswer } from './WhyAnswer.tsx'

/** Explains why someone does not see something. Only administrators may ask about others. */
export function WhyPage() {
  const viewer = useAtomValue(userAtom)
  if (!viewer) return null
  return can(viewer, 'users.manage') ? <ForEveryone viewer={viewer} /> : <ForOneself viewer={viewer} />
}

const ForEveryone = ({ viewer }: { viewer: SessionUser }) => (
  <Why viewer={viewer} loaded={useEveryonesFacts()} own={false} />
)

const ForOneself = ({ viewer }: { viewer: SessionUser }) => <Why viewer={viewer} loaded={useOwnFacts()} own />

type WhyProps = { viewer: SessionUser; loaded: LoadedFacts; own: boolean }

function Why({ viewer, loaded, own }: WhyProps) {
  useDocumentTitle(questionMessages.title, loaded.organisation?.companyName)
  return (
    <>
      <PageHeader title={questionMessages.title} summary={questionMessages.summary} />
      {loaded.state === 'ready' ? (
        <Question viewer={viewer} loaded={loaded} own={own} />
      ) : (
        <NotLoadedContent
          load={loaded}
          things={accessPageText.accessRights}
          skeleton={<DataTableSkeleton label={accessPageText.loading} />}
        />
      )}
    </>
  )
}

type Ready = Extract<LoadedFacts, { state: 'ready' }>

function Question({ viewer, loaded, own }: { viewer: SessionUser; loaded: Ready; own: boolean }) {
  const { facts, people } = loaded
  const [, navigate] = useLocation()
  const asked = questionOf(new URLSearchParams(useQueryString()))
  const [self] = people
  const question = own ? { ...asked, person: self ? String(self.id) : null } : asked
  const { kind, setKind } = useKind(question.target)
  const choices = useMemo(() => questionChoices(facts), [facts])
  const items = useMemo(() => peopleItems(people), [people])
  const { person, target } = question
  const isAsked = target !== null && (own || person !== null)
  const isOfAnother = own && asked.person !== null && asked.person !== person
  return (
    <Stack gap={6} minWidth={0}>
      {isOfAnother && <Banner tone="info">{questionMessages.aboutYou}</Banner>}
      <AccessQuestionForm
        question={question}
        kind={kind}
        people={own ? null : items}
        choices={choices}
        onKind={(next) => {
          setKind(next)
          navigate(whyPath({ person: asked.person, target: null }), { replace: true })
        }}
        onChange={(next) => navigate(whyPath(own ? { target: next.target } : next), { replace: true })}
      />
      {isAsked ? (
        <WhyAnswer
          loaded={loaded}
          target={target}
          user={people.find(({ id }) => person !== null && sameId(id, person))}
          own={own}
          by={userName(viewer)}
        />
      ) : (
        <EmptyState title={own ? questionMessages.chooseOwn : questionMessages.choose}>
          {own && questionMessages.notListed}
        </EmptyState>
      )}
    </Stack>
  )
}

/** The kind whose items are shown: that of the question, or the last one chosen. */
function useKind(target: QuestionTarget | null) {
  const [chosen, setKind] = useState<QuestionKind>('area')
  return { kind: target ? kindOfTarget(target) : chosen, setKind }
}
