import FetchingGenerator

await FetchingCommand.start()
