import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '../../../contract/Language.ts';
import { qrPath } from '../qr/qrPath.ts';

const require = createRequire(import.meta.url);
// Whole fonts, unlike those of the panel, which come in parts by script; a paper holds the letters that it uses.
const fonts = {
  regular: readFileSync(require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf')),
  bold: readFileSync(require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf')),
};

const INK = '#1f1b18';
const SOFT = '#5c544d';
const LINE = '#c9c2ba';
const MARGIN = 64;
/** Of A4, in points. */
const WIDTH = 595.28 - 2 * MARGIN;
const LABELS = 150;

export interface Paper {
  readonly title: string;
  /** Who issues it. */
  readonly author: string;
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** What is drawn, from above to below; screen readers read it in the same order. */
export interface Pen {
  title(text: string): void;
  heading(text: string): void;
  /** @param size in points */
  text(
    text: string,
    look?: { readonly size?: number; readonly isSoft?: boolean; readonly isBold?: boolean },
  ): void;
  /** A table of two columns. */
  facts(rows: readonly (readonly [label: string, value: string])[]): void;
  /**
   * A table of short values with its heading, on one page if it fits on one: the first column is what each row is about, the
   * others are at the right of theirs.
   */
  table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void;
  /** Lines to sign upon side by side, with who signs below each; all on one page. */
  signatures(labels: readonly string[]): void;
  /** At the foot of the last page: a line to sign upon, and beside it a QR code with what it is for. */
  foot(
    signature: string,
    code: { readonly url: string; readonly label: string; readonly text: string },
  ): void;
}

/**
 * Draws a paper of A4 as PDF, tagged for screen readers, with its fonts in it. The same content gives the same bytes.
 * @example
 * const file = await drawPdf(paper, (pen) => {
 *   pen.title('Zaświadczenie');
 *   pen.facts([['Czas', '12 godz.']]);
 * });
 */
export async function drawPdf(
  { title, author, language, createdAt }: Paper,
  draw: (pen: Pen) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: language, tagged: true, displayTitle: true },
    pdfVersion: '1.7',
    // Their types lag behind: the standard for papers that screen readers read, and the first font as bytes.
    ...({ subset: 'PDF/UA', font: fonts.regular } as object),
    info: { Title: title, Author: author, CreationDate: new Date(createdAt) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw(penOf(doc, root));
  root.end();
  doc.end();
  return done;
}

type Struct = ReturnType<PDFKit.PDFDocument['struct']>;

function penOf(doc: PDFKit.PDFDocument, root: Struct): Pen {
  const add = (type: string, children: () => void) => root.add(doc.struct(type, {}, children));
  const font = (name: 'regular' | 'bold', size: number, color = INK) =>
    doc.font(name).fontSize(size).fillColor(color);
  /** A line across, which is nothing of the content: screen readers pass over it. */
  const line = (left: number, y: number, width: number, color: string) => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
    doc.endMarkedContent();
  };

  const pen: Pen = {
    title: (text) => {
      doc.moveDown(1.2);
      add('H1', () => font('bold', 20).text(text, { lineGap: 2 }));
      doc.moveDown(0.4);
    },
    heading: (text) => {
      // Not alone at the end of a page.
      if (doc.y > doc.page.height - MARGIN - 64) doc.addPage();
      doc.moveDown(0.4);
      add('H2', () => font('bold', 11.5).text(text, { lineGap: 2 }));
      doc.moveDown(0.2);
    },
    text: (text, { size = 11, isSoft = false, isBold = false } = {}) => {
      add('P', () =>
        font(isBold ? 'bold' : 'regular', size, isSoft ? SOFT : INK).text(text, { lineGap: 2.5 }),
      );
      doc.moveDown(isSoft ? 0 : 0.4);
    },
    facts: (rows) => {
      doc.moveDown(0.6);
      const table = doc.struct('Table');
      root.add(table);
      for (const [label, value] of rows) {
        const top = doc.y + 7;
        line(MARGIN, doc.y, WIDTH, LINE);
        let below = top;
        table.add(
          doc.struct('TR', {}, [
            doc.struct('TH', {}, () => {
              font('regular', 10.5, SOFT).text(label, MARGIN, top, { width: LABELS - 12 });
              below = doc.y;
            }),
            doc.struct('TD', {}, () => {
              font('regular', 11).text(value, MARGIN + LABELS, top, { width: WIDTH - LABELS, lineGap: 2 });
              below = Math.max(below, doc.y);
            }),
          ]),
        );
        doc.x = MARGIN;
        doc.y = below + 7;
      }
      table.end();
      doc.moveDown(0.8);
    },
    table: (title, heads, rows) => {
      const [width, room, end] = [WIDTH / heads.length, 10, doc.page.height - MARGIN];
      const heightOf = (row: readonly string[], isHead: boolean) => {
        font(isHead ? 'bold' : 'regular', isHead ? 9.5 : 10);
        return Math.max(...row.map((cell) => doc.heightOfString(cell, { width: width - 8 }))) + room;
      };
      const all = rows.reduce((sum, row) => sum + heightOf(row, false), heightOf(heads, true) + 32);
      if (doc.y + all > end && all < end - MARGIN) doc.addPage();
      pen.heading(title);
      const table = doc.struct('Table');
      root.add(table);
      for (const [index, row] of [heads, ...rows].entries()) {
        const isHead = index === 0;
        const height = heightOf(row, isHead);
        if (doc.y + height > end) doc.addPage();
        const top = doc.y;
        const cells = row.map((cell, column) =>
          doc.struct(isHead || column === 0 ? 'TH' : 'TD', {}, () => {
            const isFirst = column === 0;
            font(isHead ? 'bold' : 'regular', isHead ? 9.5 : 10, isHead ? SOFT : INK).text(
              cell,
              MARGIN + column * width + (isFirst ? 0 : 8),
              top + room / 2,
              { width: width - 8, align: isFirst ? 'left' : 'right' },
            );
          }),
        );
        table.add(doc.struct('TR', {}, cells));
        line(MARGIN, top + height, WIDTH, LINE);
        doc.x = MARGIN;
        doc.y = top + height;
      }
      table.end();
      doc.moveDown(0.8);
    },
    signatures: (labels) => {
      if (doc.y > doc.page.height - MARGIN - 110) doc.addPage();
      const [gap, top] = [24, doc.y + 64];
      const width = (WIDTH - gap * (labels.length - 1)) / labels.length;
      for (const [index, label] of labels.entries()) {
        const left = MARGIN + index * (width + gap);
        line(left, top, width, SOFT);
        add('P', () => font('regular', 9, SOFT).text(label, left, top + 5, { width, align: 'center' }));
      }
    },
    foot: (signature, { url, label, text }) => {
      const side = 96;
      const top = doc.page.height - MARGIN - side - 16;
      if (doc.y > top - 24) doc.addPage();
      const { size, path } = qrPath(url);
      root.add(
        doc.struct('Figure', { alt: label }, () => {
          doc
            .save()
            .translate(MARGIN, top)
            .scale(side / size);
          doc.path(path).fill('#000').restore();
        }),
      );
      add('P', () =>
        font('regular', 9, SOFT).text(text, MARGIN + side + 12, top + 10, { width: 170, lineGap: 2 }),
      );
      const [left, below] = [MARGIN + WIDTH - 160, top + side - 24];
      line(left, below, 160, SOFT);
      add('P', () =>
        font('regular', 9, SOFT).text(signature, left, below + 5, { width: 160, align: 'center' }),
      );
    },
  };
  return pen;
}
