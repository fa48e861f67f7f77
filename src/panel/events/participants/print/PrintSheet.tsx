import { useTranslate } from 'react-admin';
import { formatPhone } from '../../../kit/format/formatPhone.ts';
import { useContractTexts } from '../../../kit/text/useContractTexts.ts';
import type { Event, Participant } from '../../Event.ts';
import { formatPlace } from '../../formatPlace.ts';
import { formatEventTime } from '../../time/formatEventTime.ts';
import { participantName } from '../participantName.ts';
import './printSheet.css';

interface PrintSheetProps {
  readonly event: Event;
  readonly people: readonly Participant[];
}

/** The list of participants on paper, with a box for each to sign. */
export function PrintSheet({ event, people }: PrintSheetProps) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const where = [formatPlace(event), event.location].filter(Boolean);
  return (
    <div className="print-sheet" aria-hidden>
      <table>
        {/* A sheet that comes loose has to say what it is of, so that stands in the head of each page. */}
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
          {people.map((participant, index) => (
            <tr key={participant.id}>
              <td className="number">{index + 1}</td>
              <td>
                {participantName(participant)}
                {participant.note && <small>{participant.note}</small>}
              </td>
              <td className="phone">{formatPhone(participant.phone)}</td>
              <td className="status">{choice('participantStatus', participant.status)}</td>
              <td className="signature" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
