import PrintIcon from '@mui/icons-material/PrintOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DataProvider, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { createPortal, flushSync } from 'react-dom';
import { formatPhone } from '../../../contract/formatPhone.ts';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { CountNote } from '../../kit/list/CountNote.tsx';
import { ExportButton } from '../../kit/list/ExportButton.tsx';
import { ToolButton } from '../../kit/list/ToolButton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import { WriteToList } from '../../mailings/WriteButton.tsx';
import { useWindowTitle } from '../../shell/currentPage.ts';
import type { Event, Participant } from '../Event.ts';
import { formatEventTime } from '../eventTime.ts';
import { formatPlace } from '../PlaceFact.tsx';
import { shiftName } from '../shifts/shiftTime.ts';
import { participantName, participantsDefinition } from './participantsDefinition.ts';
import './print/printSheet.css';
import { useToastedCall } from '../../kit/action/useGuardedCall.ts';
import { readAll } from '../../kit/list/useContractList.ts';
import { isAttendance } from './attendanceTotals.ts';

interface ParticipantsHeaderProps {
  readonly event: Event;
  readonly isEmpty: boolean;
}

/** The event, the participant count, export and print. */
export function ParticipantsHeader({ event, isEmpty }: ParticipantsHeaderProps) {
  const translate = useTranslate();
  const title = translate(paths.eventParticipants.title);
  useWindowTitle(`${title}: ${event.title}`);
  return (
    <div>
      <PageHeader
        title={title}
        note={<CountNote countText="events.participants.count" />}
        actions={
          !isEmpty && (
            <>
              <WriteToList list={participantsDefinition} eventId={event.id} />
              <PrintButton event={event} />
              <ExportButton
                list={participantsDefinition}
                definition={resources.participants.export}
                ownerId={event.id}
              />
            </>
          )
        }
      />
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <Link href={paths.event.getHref({ eventId: event.id })} color="inherit">
          {event.title}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatEventTime(event) ?? translate('events.when.unknown')}
      </Typography>
    </div>
  );
}

/** Prints a sign-in sheet of everyone who holds a place, whatever page or filter is shown. */
function PrintButton({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const { busy, people, print } = usePrint(event.id);
  usePrintKeys(print);
  return (
    <>
      <ToolButton
        label={translate('events.print.label')}
        startIcon={<PrintIcon />}
        busy={busy}
        onClick={() => void print()}
      />
      {/* Rendered outside the page, which is not printed. */}
      {people && createPortal(<PrintSheet event={event} people={people} />, document.body)}
    </>
  );
}

/** Ctrl+P and Cmd+P act like the page's own button. */
function usePrintKeys(print: () => unknown): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
    if (!isPrint || event.shiftKey || event.altKey) return;
    event.preventDefault();
    print();
  });

  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

interface PrintSheetProps {
  readonly event: Event;
  readonly people: readonly Participant[];
}

/** The printed list of participants, with a box for each signature. */
function PrintSheet({ event, people }: PrintSheetProps) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const where = [formatPlace(event), event.location].filter(Boolean);
  return (
    <div className="print-sheet" aria-hidden>
      <table>
        {/* In the table header, which repeats on each sheet, so that a loose sheet can be identified. */}
        <thead>
          <tr>
            <th className="about" colSpan={5}>
              <h1>{event.title}</h1>
              <p>{formatEventTime(event)}</p>
              <p>{where.join(' · ')}</p>
            </th>
          </tr>
          <tr>
            <th className="number">{translate('events.print.number')}</th>
            <th>{translate('fields.personName')}</th>
            <th className="phone">{translate('fields.phone')}</th>
            <th className="status">{translate('fields.status')}</th>
            <th className="signature">{translate('events.print.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {inShifts(people, event).map((participant, index, all) => [
            participant.shiftId && participant.shiftId !== all[index - 1]?.shiftId && (
              <ShiftRow key={participant.shiftId} event={event} shiftId={participant.shiftId} />
            ),
            <tr key={participant.id}>
              <td className="number">{index + 1}</td>
              <td>
                {participantName(participant)}
                {participant.note && <small>{participant.note}</small>}
              </td>
              <td className="phone">{formatPhone(participant.phone)}</td>
              <td className="status">{choice('participantStatus', participant.status)}</td>
              <td className="signature" />
            </tr>,
          ])}
        </tbody>
      </table>
    </div>
  );
}

/** By the order of the event's shifts; within each as they were. */
function inShifts(people: readonly Participant[], { shifts }: Event): Participant[] {
  const placeOf = ({ shiftId }: Participant) => shifts.findIndex(({ id }) => id === shiftId);
  return people.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Above the people of a shift. */
function ShiftRow({ event, shiftId }: { readonly event: Event; readonly shiftId: string }) {
  const shift = event.shifts.find(({ id }) => id === shiftId);
  return (
    <tr>
      <th className="shift" colSpan={5}>
        {shift && shiftName(shift, event)}
      </th>
    </tr>
  );
}

interface Print {
  readonly busy: boolean;
  /** People on the sheet while it prints. */
  readonly people: readonly Participant[] | undefined;
  readonly print: () => Promise<void>;
}

/** Reads everyone who holds a place, and opens the print dialog once the sheet is rendered. */
function usePrint(eventId: string): Print {
  const dataProvider = useDataProvider();
  const { busy, run } = useToastedCall();
  const { data: shown } = useListContext<Participant>();
  const [people, setPeople] = useState<readonly Participant[]>();

  useEffect(() => {
    const putAway = () => setPeople(undefined);
    window.addEventListener('afterprint', putAway);
    return () => window.removeEventListener('afterprint', putAway);
  }, []);

  // The browser's own menu cannot wait, so it prints the people already loaded.
  useEffect(() => {
    if (people || !shown) return;
    const fill = () => flushSync(() => setPeople(shown.filter(({ status }) => isAttendance(status))));
    window.addEventListener('beforeprint', fill);
    return () => window.removeEventListener('beforeprint', fill);
  }, [people, shown]);

  const print = async () => {
    if (busy) return;
    await run(async () => {
      const everybody = await readPeople(dataProvider, eventId);
      flushSync(() => setPeople(everybody));
      window.print();
    });
  };
  return { busy, people, print };
}

/** Everyone who holds a place, whatever the page shows. */
async function readPeople(dataProvider: DataProvider, ownerId: string): Promise<Participant[]> {
  const people = await readAll<Participant>(dataProvider, resources.participants.name, {
    sort: { field: 'lastname', order: 'ASC' },
    meta: { ownerId },
  });
  return people.filter(({ status }) => isAttendance(status));
}
