import { crc32, deflateSync } from 'node:zlib';

/** Small complete files of each accepted type, and of some refused ones. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);

export const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 0, 128, 128]))),
  chunk('IEND', Buffer.alloc(0)),
]);

/** JFIF head, a comment and the end: enough to detect the type, without an image. */
export const jpg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.from('fffe0006746573740000', 'hex'),
  Buffer.from('ffd9', 'hex'),
]);

/** Header and empty sectors of an OLE container, the format of old Word documents. */
export const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1528)]);

export const docx = zipOf({
  '[Content_Types].xml':
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
});

export const plainZip = zipOf({ 'a.txt': 'text' });
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Header of a Windows program. */
export const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]);
export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const html = Buffer.from('<!doctype html><script>alert(1)</script>');

export function pdfOf(bytes: number): Buffer {
  return Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, '%\n')]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

/** A ZIP archive, with files stored or compressed. */
export function zipOf(files: Record<string, string | Buffer>, deflateRaw?: (data: Buffer) => Buffer): Buffer {
  let offset = 0;
  const entries = Object.entries(files).map(([path, content]) => {
    const [name, data] = [Buffer.from(path), Buffer.from(content as string)];
    const packed = deflateRaw?.(data) ?? data;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(deflateRaw ? 8 : 0, 4);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, rest, name]);
    offset += local.length;
    return { local, central };
  });
  const centralLength = entries.reduce((sum, { central }) => sum + central.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(centralLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries.map(({ local }) => local), ...entries.map(({ central }) => central), end]);
}
