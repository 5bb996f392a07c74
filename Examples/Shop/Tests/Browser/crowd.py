#!/usr/bin/env python3
"""Sends many requests to a shop at once, each by a connection of its own, and counts the answers: crowd.py PORT COUNT"""

import asyncio, collections, resource, sys, time

port, count = int(sys.argv[1]), int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
request = b"GET /api/tracks?q=the&size=100 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


async def ask(address):
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(address, port), 60)
        writer.write(request)
        answer = await asyncio.wait_for(reader.read(-1), 60)
        writer.close()
        return answer.split(b" ", 2)[1].decode() if answer else "closed"
    except (OSError, asyncio.TimeoutError) as error:
        return type(error).__name__


async def main():
    begin = time.monotonic()
    answers = await asyncio.gather(*(ask("127.0.0.1") for _ in range(count)))
    print(dict(collections.Counter(answers)), f"in {time.monotonic() - begin:.1f} s")


asyncio.run(main())
