/** Values that have broken other people's services. */

/** As JSON text: some of it can't be made from a value, and some of it is not JSON for everybody. */
export const hostileJson: Readonly<Record<string, string>> = {
  nothing: 'null',
  'a number': '7',
  'a fraction': '1.5',
  'a negative number': '-1',
  'more than a double holds': '1e999',
  'a number of forty digits': '1234567890123456789012345678901234567890',
  'a truth': 'true',
  'a list': '[]',
  'a list of lists': '[[[[{}]]]]',
  'an object': '{}',
  'an operator': '{"$ne":null}',
  'a prototype': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  'an empty text': '""',
  blanks: '" \\t\\n\\u00a0\\u2003"',
  'a NUL': '"a\\u0000b"',
  'half a surrogate pair': '"\\ud800"',
  'a text that turns around': '"\\u202ecba\\u202c"',
  'a text of statements': `"'; drop table lead; --"`,
  'a text of markup': '"<script>alert(1)</script>"',
  'a very long text': `"${'ñ'.repeat(40_000)}"`,
};

/** Bodies that are no JSON at all, or not the JSON that anybody asked for. */
export const malformedBodies: Readonly<Record<string, string | Buffer>> = {
  'an unfinished object': '{"a":',
  'a trailing comma': '{"a":1,}',
  'two bodies': '{}{}',
  'a form': 'a=1&b=2',
  markup: '<xml/>',
  'bytes that are no text': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'a prototype': '{"__proto__":{"polluted":true}}',
  'ten thousand brackets': '['.repeat(10_000) + ']'.repeat(10_000),
};

/** Larger than any body may be. */
export const oversizedBody = `{"mensaje":"${'x'.repeat(1_500_000)}"}`;

/** In the place of an id, as they stand in a path. */
export const hostileIds: Readonly<Record<string, string>> = {
  'no uuid': 'no-es-un-uuid',
  'a number': '1',
  'a NUL': '%00',
  'broken escapes': '%ff%zz',
  'a way up': '..%2f..%2fetc%2fpasswd',
  'a prototype': '__proto__',
  'a text of statements': "'%20or%201=1--",
  'a very long text': 'x'.repeat(3_000),
};

/** In the place of a query parameter's value. */
export const hostileQueries: Readonly<Record<string, string>> = {
  nothing: '',
  'an unfinished object': '%7B',
  'a NUL': '%00',
  'a NUL in an object': '%7B%22q%22%3A%22%5Cu0000%22%7D',
  'half a surrogate pair in an object': '%7B%22q%22%3A%22%5Cud800%22%7D',
  'broken escapes': '%ff%zz',
  'a negative number': '-1',
  'more than a double holds': '1e999',
  'a number of forty digits': '1234567890123456789012345678901234567890',
  'a prototype': '%7B%22__proto__%22%3A%7B%22polluted%22%3Atrue%7D%7D',
  'unknown names': '%7B%22noExiste%22%3A1%7D',
  'an operator': '%7B%22q%22%3A%7B%22%24ne%22%3Anull%7D%2C%22statusId%22%3A%7B%22a%22%3A1%7D%7D',
  'wrong types':
    '%7B%22id%22%3A%5B1%2Cnull%2C%7B%7D%5D%2C%22statusId%22%3A%22x%22%2C%22country%22%3A7%2C%22fecha_gte%22%3A%22ayer%22%7D',
  'huge numbers': '%7B%22statusId%22%3A99999999999999999999%7D',
  'a range backwards': '%5B10%2C0%5D',
  'a range without end': '%5B0%2C999999999999%5D',
  'a range of texts': '%5B%22a%22%2C%22b%22%5D',
  'a list of nothing': '%5B%5D',
  'a sort by statements': '%5B%22id%3B%20drop%20table%20lead%22%2C%22ASC%22%5D',
  'a day that never was': '2026-02-31T25%3A61%3A00Z',
  'a very long text': 'x'.repeat(5_000),
};

/** Headers that a client may send and the platform reads. */
export const hostileHeaders: Readonly<Record<string, Record<string, string>>> = {
  'an unknown country': { 'x-country': 'XX' },
  'two countries': { 'x-country': 'PE, CL' },
  'a country that is a prototype': { 'x-country': '__proto__' },
  'a key that is no uuid': { 'idempotency-key': 'x' },
  'a very long key': { 'idempotency-key': 'a'.repeat(5_000) },
  'a version without quotes': { 'if-match': '3' },
  'a version that is a star': { 'if-match': '*' },
  'a negative version': { 'if-match': '"-1"' },
  'a version of forty digits': { 'if-match': '"1234567890123456789012345678901234567890"' },
  'a position that is no number': { 'x-min-position': 'x' },
  'a negative position': { 'x-min-position': '-1' },
  'a position of forty digits': { 'x-min-position': '1234567890123456789012345678901234567890' },
  'a media type without a slash': { 'content-type': 'json' },
  'another media type': { 'content-type': 'text/plain' },
  'another character set': { 'content-type': 'application/json; charset=utf-16' },
  'a form of parts without borders': { 'content-type': 'multipart/form-data' },
  'an encoding that nobody has': { 'content-encoding': 'br' },
  'another host': { host: 'evil.example' },
  'a host that is no host': { host: '%00' },
  'another origin': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'cookies that are none of ours': { cookie: 'a=%ff; refresh=..; __proto__=1' },
  'a forwarded address': { 'x-forwarded-for': "1.1.1.1', now()) --", 'x-forwarded-host': 'evil.example' },
  'a media type that can not be answered': { accept: 'image/png' },
  'a range of bytes': { range: 'bytes=9-1' },
};
