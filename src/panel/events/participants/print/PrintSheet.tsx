import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from 'react-admin';
import { formatPhone } from '../../../kit/format/formatPhone.ts';
import type { Event, Participant } from '../../Event.ts';
import { formatPlace } from '../../formatPlace.ts';
import { formatEventTime } from '../../time/formatEventTime.ts';
import { participantName } from '../participantName.ts';
import { printStyles, sheetClass } from './printStyles.ts';

interface PrintSheetProps {
  readonly event: Event;
  readonly people: readonly Participant[];
}

/** The list of participants on paper, with a box for each to sign. */
export function PrintSheet({ event, people }: PrintSheetProps) {
  const translate = useTranslate();
  const facts = [formatEventTime(event), formatPlace(event), event.location].filter(Boolean);
  return (
    <div className={sheetClass} aria-hidden>
      <GlobalStyles styles={printStyles} />
      <h1>{event.title}</h1>
      <p>{facts.join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <th className="number">{translate('events.print.number')}</th>
            <th>{translate('fields.personName')}</th>
            <th>{translate('fields.phone')}</th>
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
              <td>{formatPhone(participant.phone)}</td>
              <td className="signature" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
