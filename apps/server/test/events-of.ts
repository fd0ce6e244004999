export async function* eventsOf(response: Response): AsyncGenerator {
  let unread = '';
  for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const events = (unread + part).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length));
  }
}
