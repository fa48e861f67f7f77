import type { components } from '../../../src/contract/generated/types.ts';

type Event = components['schemas']['Event'];
type Participant = components['schemas']['Participant'];

let last = 0;

function nextId(): string {
  last += 1;
  return `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`;
}

/** A published event of 15 May 2027, complete; each one has an id of its own. */
export function buildEvent(overrides: Partial<Event> = {}): Event {
  return {
    id: nextId(),
    title: 'Sobotnie zakupy dla seniorów',
    status: 'active',
    helpCategory: ['elderlyPeople'],
    description: 'Robimy zakupy z listy.',
    coverDesign: 'hands',
    cancelledAt: null,
    cancellationReason: null,
    startDate: '2027-05-15',
    eventStart: '10:00',
    endDate: '2027-05-15',
    eventEnd: '13:30',
    city: 'Łódź',
    street: 'Zgierska',
    houseNumber: '12',
    postCode: '91-002',
    location: 'Wejście od podwórza',
    volunteersNeededNum: 10,
    nrOfVolunteersSigned: 7,
    waitlisted: 0,
    participants: [],
    erasedParticipants: 0,
    series: [],
    shifts: [],
    creator: { id: '01980000-0000-7000-8000-0000000000c1', name: 'Piotr Zieliński' },
    created: '2027-04-01T10:00:00.000Z',
    updatedAt: '2027-04-01T10:00:00.000Z',
    publishedAt: '2027-04-02T10:00:00.000Z',
    finishedAt: null,
    version: 3,
    history: [],
    ...overrides,
  };
}

export function buildParticipant(overrides: Partial<Participant> = {}): Participant {
  return {
    id: nextId(),
    eventId: nextId(),
    volunteerId: nextId(),
    firstname: 'Łucja',
    lastname: 'Wiśniewska',
    phone: '+48501894188',
    imageToken: null,
    status: 'signed_up',
    note: null,
    signedUpAt: '2027-05-01T10:00:00.000Z',
    resignedAt: null,
    ...overrides,
  };
}
