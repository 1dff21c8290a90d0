import { type NocturionProspect, readAnswer, SEASONS } from '@nightjar/nocturion';
import { listed } from '@nightjar/words';
import { amountOf, effectText, houseText, term } from '@nightjar/words/nocturion';
import { type Part, type Props, partOf } from './part.ts';
import { gainOf, prospectOf, stopOf } from './preview.ts';
import { abilityOf, beastIn, effectAt, siteOf } from './view.ts';

/** What an answer would lead to, in words: what happens in order, and what else is to be known. */
export interface PreviewText {
  readonly title: string;
  /** The Location it is about; null for other answers. */
  readonly location: string | null;
  /** How many Resources it brings. */
  readonly gain: number;
  readonly steps: readonly string[];
  readonly remarks: readonly { readonly kind: 'eye' | 'quest' | 'year'; readonly text: string }[];
}

/** The answer that is pointed at, in words, or in few of them; null where there is nothing to say. */
export function told(props: Props, text: string | null, isShort = false): PreviewText | null {
  const part = partOf(props);
  const answer = text === null ? null : readAnswer(text);
  if (text === null || answer === null || part.me < 0 || !props.answers.includes(text)) return null;
  if (answer.kind === 'house') return houseTold(part, answer.house);
  const found = prospectOf(part.table, part.me, text);
  if (found === null) return null;
  const isActivation = answer.kind === 'activate';
  const steps = isActivation ? activation(part, answer.location, found, isShort) : happening(props, found);
  const remarks = remarksOn(props, part, found);
  if (steps.length + remarks.length === 0) return null;
  return {
    title: isActivation ? part.name(answer.location) : props.speech.answer(text, part.table),
    location: isActivation ? answer.location : null,
    gain: gainOf(found),
    steps,
    remarks,
  };
}

/** A house to choose: all it can do. */
function houseTold({ box, lang, name }: Part, house: string): PreviewText {
  const abilities = box.edition.houses.entries.find(({ id }) => id === house)?.abilities ?? [];
  const steps = abilities.map((ability) => houseText(ability, lang));
  return { title: name(house), location: null, gain: 0, steps, remarks: [] };
}

/** The four steps of an activation (NRN-9.6 to NRN-9.12). */
function activation(part: Part, location: string, found: NocturionProspect, isShort: boolean): string[] {
  const { t, name, box, lang, table } = part;
  const steps = [trackerStep(part, found)];
  const filled = found.events.flatMap((event) => (event.type === 'replenished' ? [name(event.location)] : []));
  const cart = districtsAt(part, found)?.replenishDistrict;
  if (cart !== undefined)
    steps.push(
      filled.length === 0
        ? t('fillsNone', { district: name(cart) })
        : t('fills', { district: name(cart), list: listed(filled, lang) }),
    );
  const gathered = found.events.find((event) => event.type === 'gathered');
  if (gathered?.type !== 'gathered') steps.push(t('gathersNone'));
  else if (gathered.doubled)
    steps.push(
      t('gathersDouble', {
        amount: amountOf(gathered.resource, 1, lang),
        district: name(siteOf(table, location)?.district ?? ''),
      }),
    );
  else steps.push(t('gathers', { amount: amountOf(gathered.resource, 1, lang) }));
  if (found.offers.includes('houseMoment')) steps.push(t('offersHouse'));
  const ability = isShort
    ? term('locationAbilities', abilityOf(box, location), lang)
    : effectText(effectAt(box, location), lang);
  steps.push(found.offers.includes('location') ? t('offers', { text: ability }) : t('offersNone'));
  return steps;
}

/** Where the tracker stops, and how far that is. */
function trackerStep({ t, name, box, table }: Part, found: NocturionProspect): string {
  const to = stopOf(found);
  const from = table.tracker?.spot ?? null;
  if (to === null) return t('trackerStays');
  const { calendar } = box;
  const resource = box.edition.resources.entries[calendar.resource[to] ?? 0]?.id ?? '';
  const where = { season: name(SEASONS[calendar.season[to] ?? 0] ?? ''), resource: name(resource) };
  const spots = calendar.resource.length;
  return from === null
    ? t('trackerPlaced', where)
    : t('trackerTo', { ...where, n: ((to - from + spots - 1) % spots) + 1 });
}

/** The season the tracker would stop in, with its arms. */
function districtsAt(
  { box, table }: Part,
  found: NocturionProspect,
): Part['box']['edition']['calendar']['seasons'][number] | undefined {
  const to = stopOf(found) ?? table.tracker?.spot ?? null;
  return to === null ? undefined : box.edition.calendar.seasons[box.calendar.season[to] ?? 0];
}

/** Other answers: what would happen, as the log would tell it. */
const happening = ({ speech }: Props, { events }: NocturionProspect): string[] =>
  events
    .filter(({ type }) => !QUIET.includes(type))
    .map((event) => speech.event(event))
    .slice(0, MOST);

/** What goes without saying in a preview. */
const QUIET: readonly string[] = ['turn', 'turnEnded', 'passed', 'refresh'];
const MOST = 5;

/** The year that would begin, who may react, and what can be done then. */
function remarksOn({ speech }: Props, part: Part, found: NocturionProspect): PreviewText['remarks'] {
  const { t, name, box, me } = part;
  const remarks: PreviewText['remarks'][number][] = [];
  for (const event of found.events) {
    if (event.type === 'year') remarks.push({ kind: 'year', text: t('newYear', { year: event.year }) });
    if (event.type === 'finalRound') remarks.push({ kind: 'year', text: t('lastRound') });
  }
  const isDiscarded = (beast: string): boolean => beastIn(box, beast)?.ability.trigger.kind === 'discard';
  for (const { seat, beast } of found.reactions.filter((one) => !isDiscarded(one.beast)))
    remarks.push({
      kind: 'eye',
      text:
        seat === me
          ? t('youMayReact', { beast: name(beast) })
          : t('mayReact', { side: speech.side(seat), beast: name(beast) }),
    });
  const always = found.reactions.filter((one) => isDiscarded(one.beast) && one.seat !== me);
  if (always.length > 0)
    remarks.push({
      kind: 'eye',
      text: t('mayDiscard', {
        list: listed(
          always.map(({ beast }) => name(beast)),
          part.lang,
        ),
      }),
    });
  for (const quest of found.quests) remarks.push({ kind: 'quest', text: t('thenQuest', { quest: name(quest) }) });
  return remarks;
}
