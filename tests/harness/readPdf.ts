import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = { readonly role?: string; readonly alt?: string; readonly children?: readonly Node[] };

/** What a PDF says, as another program than that which wrote it reads it. */
export interface PdfContent {
  readonly title: unknown;
  readonly language: unknown;
  readonly pages: number;
  /** The text in the order in which it is read. */
  readonly text: string;
  /** What its parts are for screen readers, in that order. */
  readonly tags: readonly string[];
  /** What stands for pictures. */
  readonly alternatives: readonly string[];
  /** Whether it holds every font that it needs. */
  readonly hasFonts: boolean;
}

export async function readPdf(bytes: Buffer): Promise<PdfContent> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
    .promise;
  const { info } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items, styles } = await page.getTextContent();
      return { items, fonts: Object.keys(styles), nodes: flatten((await page.getStructTree()) as Node) };
    }),
  );
  const nodes = pages.flatMap((page) => page.nodes);
  const content = {
    title: (info as { Title?: unknown }).Title,
    language: (info as { Language?: unknown }).Language,
    pages: document.numPages,
    text: pages
      .flatMap(({ items }) => items)
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join(' ')
      .replace(/\s+/g, ' '),
    tags: nodes.flatMap(({ role }) => role ?? []),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
    hasFonts:
      pages.every(({ fonts }) => fonts.length > 0) &&
      !/BaseFont \/(Helvetica|Times|Courier)/.test(bytes.toString('latin1')),
  };
  await document.cleanup();
  return content;
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}
