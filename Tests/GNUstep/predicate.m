// Evaluates predicates with the NSPredicate of GNUstep, as a second opinion on the formats that FetchingCoreData writes.
//
// Reads a JSON array of cases from standard input:
//
//     {"format": "(%K >= %@)", "arguments": [{"keyPath": "age"}, {"integer": "18"}],
//      "rows": [{"name": {"text": "Ana"}, "age": {"integer": "41"}, "pets": {"objects": []}}]}
//
// and writes a line for each: {"results":[true]}, one answer for each row. The answer is null for a row on which GNUstep
// raises an exception, and there is none if it cannot read the format; "errors" then has the first reason. A value is an
// object of one key, which says what it is: see `value` below. What a row does not name is nil. A case without rows has those
// of the case before.
//
// This is the Objective-C of gcc, which has no literals and does not count references by itself.

#import <Foundation/Foundation.h>

#include <stdio.h>
#include <stdlib.h>

static id value(NSDictionary *json);

// An object of a model. A dictionary would answer some keys itself, such as "count".
@interface Row : NSObject
{
  NSDictionary *_values;
}
- (id) initWithJSON: (NSDictionary *)json;
@end

@implementation Row

- (id) initWithJSON: (NSDictionary *)json
{
  if ((self = [super init]) != nil)
    {
      NSMutableDictionary *values = [NSMutableDictionary new];
      for (NSString *key in json)
        {
          id object = value([json objectForKey: key]);
          if (object != [NSNull null])
            {
              [values setObject: object forKey: key];
            }
        }
      _values = values;
    }
  return self;
}

- (void) dealloc
{
  [_values release];
  [super dealloc];
}

- (id) valueForKey: (NSString *)key
{
  return [_values objectForKey: key];
}

@end

static NSArray *rows(NSArray *json)
{
  NSMutableArray *rows = [NSMutableArray array];
  for (NSDictionary *row in json)
    {
      [rows addObject: [[[Row alloc] initWithJSON: row] autorelease]];
    }
  return rows;
}

static NSArray *values(NSArray *json)
{
  NSMutableArray *values = [NSMutableArray array];
  for (NSDictionary *element in json)
    {
      [values addObject: value(element)];
    }
  return values;
}

// Numbers arrive as text, so that no reader of JSON rounds them.
static id value(NSDictionary *json)
{
  NSString *kind = [[json allKeys] lastObject];
  id content = [json objectForKey: kind];

  if ([kind isEqual: @"keyPath"] || [kind isEqual: @"text"])
    {
      return content;
    }
  if ([kind isEqual: @"integer"])
    {
      return [NSNumber numberWithLongLong: strtoll([content UTF8String], NULL, 10)];
    }
  if ([kind isEqual: @"double"])
    {
      return [NSNumber numberWithDouble: strtod([content UTF8String], NULL)];
    }
  if ([kind isEqual: @"date"])
    {
      return [NSDate dateWithTimeIntervalSinceReferenceDate: strtod([content UTF8String], NULL)];
    }
  if ([kind isEqual: @"bool"])
    {
      return [NSNumber numberWithBool: [content boolValue]];
    }
  if ([kind isEqual: @"null"])
    {
      return [NSNull null];
    }
  if ([kind isEqual: @"list"])
    {
      return values(content);
    }
  if ([kind isEqual: @"object"])
    {
      return [[[Row alloc] initWithJSON: content] autorelease];
    }
  if ([kind isEqual: @"objects"])
    {
      return rows(content);
    }
  [NSException raise: NSInvalidArgumentException format: @"A value of an unknown kind: %@", kind];
  return nil;
}

static NSString *reason(NSException *exception)
{
  return [NSString stringWithFormat: @"%@: %@", [exception name], [exception reason]];
}

static NSString *result(NSPredicate *predicate, Row *row, NSString **error)
{
  @try
    {
      return [predicate evaluateWithObject: row] ? @"true" : @"false";
    }
  @catch (NSException *exception)
    {
      if (*error == nil)
        {
          *error = reason(exception);
        }
      return @"null";
    }
}

// The rows of the last case that has some, which outlive the pool of its case.
static NSArray *currentRows(NSDictionary *json)
{
  static NSArray *current = nil;
  NSArray *given = [json objectForKey: @"rows"];

  if (given != nil)
    {
      [current release];
      current = nil;
      current = [rows(given) retain];
    }
  return current;
}

static NSArray *results(NSDictionary *json, NSString **error)
{
  NSMutableArray *results = [NSMutableArray array];
  @try
    {
      NSArray *rows = currentRows(json);
      NSPredicate *predicate = [NSPredicate predicateWithFormat: [json objectForKey: @"format"]
                                                  argumentArray: values([json objectForKey: @"arguments"])];
      for (Row *row in rows)
        {
          [results addObject: result(predicate, row, error)];
        }
    }
  @catch (NSException *exception)
    {
      *error = reason(exception);
    }
  return results;
}

static NSString *line(NSDictionary *json)
{
  NSString *error = nil;
  NSString *answers = [results(json, &error) componentsJoinedByString: @","];
  NSMutableString *line = [NSMutableString stringWithFormat: @"{\"results\":[%@]", answers];

  if (error != nil)
    {
      // The writer of JSON takes arrays and dictionaries only. The array is written for its text, brackets and all.
      NSData *list = [NSJSONSerialization dataWithJSONObject: [NSArray arrayWithObject: error] options: 0 error: NULL];
      NSString *text = [[[NSString alloc] initWithData: list encoding: NSUTF8StringEncoding] autorelease];
      [line appendFormat: @",\"errors\":%@", text];
    }
  [line appendString: @"}"];
  return line;
}

int main(void)
{
  NSAutoreleasePool *outer = [NSAutoreleasePool new];
  NSData *input = [[NSFileHandle fileHandleWithStandardInput] readDataToEndOfFile];
  NSError *error = nil;
  NSArray *cases = [NSJSONSerialization JSONObjectWithData: input options: 0 error: &error];

  if (![cases isKindOfClass: [NSArray class]])
    {
      fprintf(stderr, "predicate: standard input is no JSON array: %s\n", [[error description] UTF8String]);
      return 1;
    }
  for (NSDictionary *json in cases)
    {
      NSAutoreleasePool *inner = [NSAutoreleasePool new];
      puts([line(json) UTF8String]);
      // If a case brings the program down, the number of lines tells which.
      fflush(stdout);
      [inner release];
    }
  [outer release];
  return 0;
}
