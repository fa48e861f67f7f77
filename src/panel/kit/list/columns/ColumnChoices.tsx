import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import ResetIcon from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnDefinition, ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { useColumns } from './useColumns.ts';

/** Columns to tick, and to move by the mouse, a finger or the arrow keys; and the way back to how they were. */
export default function ColumnChoices({ resource }: { readonly resource: ResourceDefinition }) {
  const translate = useTranslate();
  const { field } = useContractTexts();
  const { choosable, isVisible, toggle, move, forget } = useColumns(resource);
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(MouseSensor), useSensor(TouchSensor));

  const moveTo = (column: ColumnDefinition, place: number) => {
    const to = Math.min(Math.max(place, 0), choosable.length - 1);
    if (choosable[to] === column) return;
    move(column, to);
    setAnnouncement(
      translate('kit.list.moved', { name: field(column), place: to + 1, count: choosable.length }),
    );
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const column = choosable.find(({ name }) => name === active.id);
    const to = choosable.findIndex(({ name }) => name === over?.id);
    if (column && to >= 0) moveTo(column, to);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      // Told below instead, in the user's language, and after the arrow keys, too.
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={choosable.map(({ name }) => name)} strategy={verticalListSortingStrategy}>
        <FormGroup>
          {choosable.map((column, index) => (
            <ColumnChoice
              key={column.name}
              name={column.name}
              label={field(column)}
              isVisible={isVisible(column)}
              onToggle={() => toggle(column)}
              onMove={(by) => moveTo(column, index + by)}
            />
          ))}
        </FormGroup>
      </SortableContext>
      {/* Always: one that goes away or is disabled takes the focus with it. */}
      <Button onClick={forget} startIcon={<ResetIcon />} sx={{ minHeight: 44 }}>
        {translate('kit.list.resetColumns')}
      </Button>
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </DndContext>
  );
}

const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

interface ColumnChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isVisible: boolean;
  readonly onToggle: () => void;
  /** @param by number of places, negative to the beginning */
  readonly onMove: (by: number) => void;
}

function ColumnChoice({ name, label, isVisible, onToggle, onMove }: ColumnChoiceProps) {
  const translate = useTranslate();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: name,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    // Not scrolling, too.
    event.preventDefault();
    onMove(by);
  };
  return (
    <Box
      ref={setNodeRef}
      style={{ transition, transform: transform ? `translateY(${transform.y}px)` : undefined }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        ...(isDragging && { position: 'relative', zIndex: 1, bgcolor: 'background.paper', boxShadow: 2 }),
      }}
    >
      <FormControlLabel
        sx={{ mx: 0, pr: 2, minHeight: 44, flexGrow: 1 }}
        control={<Checkbox checked={isVisible} onChange={onToggle} />}
        label={label}
      />
      <IconButton
        ref={setActivatorNodeRef}
        aria-label={translate('kit.list.move', { name: label })}
        sx={{ width: 44, height: 44, touchAction: 'none', cursor: isDragging ? 'grabbing' : 'grab' }}
        {...listeners}
        onKeyDown={onKeyDown}
      >
        <DragIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
